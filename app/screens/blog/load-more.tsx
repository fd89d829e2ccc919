import { Form } from 'react-router';
import { Button } from '#app/components/ui/button/button.tsx';
import { Spinner } from '#app/components/ui/spinner/spinner.tsx';
import { blog } from '#app/content/blog.ts';
import { blogPath } from './list-address.ts';
import styles from './load-more.module.css';

/**
 * Asks for the list up to the next page. Without JavaScript the browser goes to that page; with it, the
 * new posts come below those that are there.
 */
export function LoadMore({
  page,
  categoryId,
  loading,
  onAsk,
}: {
  page: number;
  categoryId: number | undefined;
  loading: boolean;
  onAsk: () => void;
}) {
  return (
    <Form action={blogPath} replace preventScrollReset className={styles.more} onSubmit={onAsk}>
      {categoryId !== undefined && <input type="hidden" name="category" value={categoryId} />}
      <input type="hidden" name="page" value={page} />
      <Button type="submit" variant="ghost" disabled={loading}>
        {loading && <Spinner />}
        {loading ? blog.list.loading : blog.list.loadMore}
      </Button>
    </Form>
  );
}
