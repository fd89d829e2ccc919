import { data } from 'react-router';
import { currentPostContext } from '#app/features/blog/current-post.server.ts';
import { feedLink } from '#app/features/blog/feed-link.ts';
import { PostLoading } from '#app/features/blog/post-loading.tsx';
import { loadPostView } from '#app/features/blog/post-view.server.ts';
import type { DocumentHandle } from '#app/rendering/document-handle.ts';
import { createPageMetadata } from '#app/seo/page-metadata.ts';
import { postPath } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { contentServiceContext, pageDeadlineContext } from '#blog/context.server.ts';
import { blog } from '#content/blog.ts';
import { postTemplate } from '#content/post.ts';
import { frameOriginsContext, logContext, settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/route.ts';
import { AdjacentPosts } from './adjacent-posts.tsx';
import { CtaSection } from './cta-section.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostContent } from './post-content.tsx';
import { PostFailure, type PostFailureReason } from './post-failure.tsx';
import { PostHeader } from './post-header.tsx';
import styles from './post-page.module.css';
import { getPostStylesheets } from './post-stylesheets.ts';
import { Share } from './share.tsx';

const createFailure = (reason: PostFailureReason, slug: string) => ({
  failure: reason,
  path: postPath(slug),
});

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  try {
    const post = await loadPostView(
      context.get(contentServiceContext),
      slug,
      context.get(logContext),
      context.get(pageDeadlineContext),
    );
    if (!post) return data(createFailure('not-found', slug), { status: 404 });
    context.set(currentPostContext, post);
    const frames = context.get(frameOriginsContext);
    context.set(frameOriginsContext, [...frames, ...post.playerOrigins]);
    return {
      post,
      texts: postTemplate,
      postUrl: context.get(settingsContext).SITE_URL + postPath(slug),
    };
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return data(createFailure('failed', slug), { status: 503 });
  }
}

export const handle = {
  stylesheets: (loaded) => ('post' in loaded ? getPostStylesheets(loaded.post) : []),
} satisfies DocumentHandle<Route.ComponentProps['loaderData']>;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData && 'post' in loaderData) {
    const { title, excerpt } = loaderData.post;
    return [...createPageMetadata({ title, description: excerpt || blog.lede }), feedLink];
  }
  const title = loaderData?.failure === 'not-found' ? blog.post.notFound : blog.post.failed;
  return [...createPageMetadata({ title, description: blog.post.failureText }), feedLink];
};

/** The page of a post (requirements 2, "Blog"). */
export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (!('post' in loaderData)) {
    return <PostFailure reason={loaderData.failure} path={loaderData.path} />;
  }
  const { post, texts, postUrl } = loaderData;
  return (
    <>
      <article>
        <PostHeader {...post} back={texts.back} />
        <div className={`container ${styles.body}`} dir={post.direction}>
          <PostContent html={post.html} />
          <div className={styles.share} data-aside={!post.hasFullWidthBlocks || undefined}>
            <Share title={post.title} postUrl={postUrl} texts={texts.share} />
          </div>
          <div className={styles.cta} dir="ltr">
            <CtaSection {...texts.closing} />
          </div>
        </div>
      </article>
      <MorePosts title={texts.more} posts={post.furtherPosts} />
      <AdjacentPosts older={post.older} newer={post.newer} texts={texts.adjacentPosts} />
      <PostLoading />
    </>
  );
}
