import type { PostView } from '#app/blog/post-page.server.ts';
import { Closing } from './closing/closing.tsx';
import { MorePosts } from './more-posts/more-posts.tsx';
import { PostContent } from './post-content/post-content.tsx';
import { PostHeader } from './post-header/post-header.tsx';
import { PostLoading } from './post-loading/post-loading.tsx';
import styles from './post-page.module.css';
import { Share } from './share/share.tsx';

/** A post (SPEC section 2, "Blog"). */
export function PostPage({ post, address }: { post: PostView; address: string }) {
  return (
    <>
      <article>
        <PostHeader {...post} />
        <div className={`container ${styles.body}`}>
          <PostContent html={post.html} />
          <div className={styles.share}>
            <Share title={post.title} address={address} />
          </div>
          <div className={styles.closing}>
            <Closing />
          </div>
        </div>
      </article>
      <MorePosts cards={post.more} />
      <PostLoading />
    </>
  );
}
