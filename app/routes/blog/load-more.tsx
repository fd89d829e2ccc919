import { useLanguage } from '#app/components/language/language-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { blogPath } from '#app/features/blog/list-query.ts';
import { blog as blogs } from '#content/blog.ts';
import { localisePath } from '#content/language.ts';
import { ListFailure } from './list-failure.tsx';
import styles from './loaded-posts.module.css';

/**
 * A form that requests the list up to the next page. Without JavaScript, the browser navigates to that page. With JavaScript,
 * `loadMorePosts` appends the new posts, or shows the failure in the `template` if the request fails.
 */
export function LoadMore({ page, categoryId }: { page: number; categoryId: number | undefined }) {
  const language = useLanguage();
  const blog = blogs[language];
  return (
    <>
      <form
        action={localisePath(blogPath, language)}
        className={styles.more}
        data-load-more={blog.list.loading}
      >
        {categoryId !== undefined && <input type="hidden" name="category" value={categoryId} />}
        <input type="hidden" name="page" value={page} />
        <Button type="submit" variant="ghost">
          <span className={styles.spinner}>
            <Spinner />
          </span>
          <span data-label>{blog.list.loadMore}</span>
        </Button>
      </form>
      <template>
        <ListFailure categoryId={categoryId} />
      </template>
    </>
  );
}
