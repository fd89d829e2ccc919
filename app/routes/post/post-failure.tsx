import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { blogPath } from '#app/features/blog/list-query.ts';
import { blog } from '#content/blog.ts';
import styles from './post-failure.module.css';

export type PostFailureReason = 'not-found' | 'failed';

/** There is no such post, or it could not be fetched (requirements 8). */
export function PostFailure({ reason, path }: { reason: PostFailureReason; path: string }) {
  const failed = reason === 'failed';
  return (
    <section className={styles.failure}>
      <Illustration file="scene-404" loading="eager" className={styles.picture} />
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <h1 data-long={failed || undefined}>{failed ? blog.post.failed : blog.post.notFound}</h1>
          <p className="lead">{blog.post.failureText}</p>
          <div className="actions">
            <ButtonLink to={blogPath} icon="arrow-left">
              {blog.post.back}
            </ButtonLink>
            {failed && (
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
