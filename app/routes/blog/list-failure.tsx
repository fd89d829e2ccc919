import { useLanguage } from '#app/components/language/language-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { blogPath } from '#app/features/blog/list-query.ts';
import { blog as blogs } from '#content/blog.ts';
import { localisePath } from '#content/language.ts';
import styles from './loaded-posts.module.css';

/** Error message when the posts could not be fetched. Its button loads the first page (requirements 8). */
export function ListFailure({ categoryId }: { categoryId: number | undefined }) {
  const language = useLanguage();
  const blog = blogs[language];
  return (
    <div className={styles.failure} role="alert">
      <Icon name="cloud-off" className={styles.icon} />
      <div>
        <p>{blog.list.failed}</p>
        <form action={localisePath(blogPath, language)}>
          {categoryId !== undefined && <input type="hidden" name="category" value={categoryId} />}
          <Button type="submit" variant="ink" size="small" icon="refresh">
            {blog.list.tryAgain}
          </Button>
        </form>
      </div>
    </div>
  );
}
