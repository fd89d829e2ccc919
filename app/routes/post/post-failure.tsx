import { useLanguage } from '#app/components/language/language-context.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { blogPath } from '#app/features/blog/list-query.ts';
import { blog as blogs } from '#content/blog.ts';
import styles from './post-failure.module.css';

export type PostFailureReason = 'not-found' | 'failed';

/**
 * The page for a post that doesn't exist or could not be fetched (requirements 8).
 *
 * @param props.path the URL path of the post, for the link "try again"
 */
export function PostFailure({ reason, path }: { reason: PostFailureReason; path: string }) {
  const blog = blogs[useLanguage()];
  const isFailed = reason === 'failed';
  return (
    <section className={styles.failure}>
      <Illustration file="scene-404" loading="eager" className={styles.picture} />
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <h1 data-long={isFailed || undefined}>
            {isFailed ? blog.post.failed : blog.post.notFound}
          </h1>
          <p className="lead">{blog.post.failureText}</p>
          <div className="actions">
            <ButtonLink to={blogPath} icon="arrow-left">
              {blog.post.back}
            </ButtonLink>
            {isFailed && (
              <ButtonLink to={path} variant="ghost" icon="refresh">
                {blog.post.tryAgain}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
