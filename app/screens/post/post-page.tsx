import { Closing } from './closing.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostContent } from './post-content.tsx';
import { PostHeader } from './post-header.tsx';
import { PostLoading } from './post-loading.tsx';
import styles from './post-page.module.css';
import type { PostView } from './post-page.server.ts';
import { Share } from './share.tsx';

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
