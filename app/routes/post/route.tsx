import { data } from 'react-router';
import { useLanguage } from '#app/components/language/language-context.ts';
import type { RouteHandle } from '#app/components/layout/header/route-handle.ts';
import { currentPostContext } from '#app/features/blog/current-post.server.ts';
import { createFeedLink } from '#app/features/blog/feed-link.ts';
import { isLatin, langAttributes } from '#app/features/blog/lang-attributes.ts';
import { blogPath } from '#app/features/blog/list-query.ts';
import type { PostLink } from '#app/features/blog/post-card.ts';
import { PostLoading } from '#app/features/blog/post-loading.tsx';
import { loadPostView, type PostView } from '#app/features/blog/post-view.server.ts';
import type { DocumentHandle } from '#app/rendering/document-handle.ts';
import { createPageMetadata } from '#app/seo/page-metadata.ts';
import { postPath } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { contentServicesContext, pageDeadlineContext } from '#blog/context.server.ts';
import { blog as blogs } from '#content/blog.ts';
import { getLanguage, getRequestLanguage, localisePath } from '#content/language.ts';
import { postTemplate } from '#content/post.ts';
import { frameOriginsContext, logContext, settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/route.ts';
import { AdjacentPosts } from './adjacent-posts.tsx';
import { CtaSection } from './cta-section.tsx';
import { LinkedPost } from './linked-post.tsx';
import morePostsStyles from './more-posts.module.css';
import { PostFailure, type PostFailureReason } from './post-failure.tsx';
import { PostHeader } from './post-header.tsx';
import styles from './post-page.module.css';
import { getPostStylesheets } from './post-stylesheets.ts';
import { Share } from './share.tsx';
import './post-content.css';
import './post-lists.css';
import './post-elements.css';

const createFailure = (reason: PostFailureReason, slug: string) => ({
  failure: reason,
  path: postPath(slug),
});

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  try {
    const post = await loadPostView(
      context.get(contentServicesContext),
      slug,
      context.get(logContext),
      context.get(pageDeadlineContext),
      language,
    );
    if (!post) return data(createFailure('not-found', slug), { status: 404 });
    context.set(currentPostContext, post);
    const frames = context.get(frameOriginsContext);
    context.set(frameOriginsContext, [...frames, ...post.playerOrigins]);
    return {
      post,
      texts: postTemplate[language],
      postUrl: context.get(settingsContext).SITE_URL + localisePath(postPath(slug), language),
    };
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return data(createFailure('failed', slug), {
      status: 503,
      headers: { 'Retry-After': '60' },
    });
  }
}

/** `Retry-After`, when the post can't be fetched now. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

type LoaderData = Route.ComponentProps['loaderData'];

export const handle = {
  stylesheets: (loaded) => ('post' in loaded ? getPostStylesheets(loaded.post) : []),
  getSwitchPath: (loaded) => ('post' in loaded && !loaded.post.counterpart ? blogPath : undefined),
} satisfies DocumentHandle<LoaderData> & RouteHandle<LoaderData>;

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const language = getLanguage(location.pathname);
  const blog = blogs[language];
  const feedLink = createFeedLink(language);
  if (loaderData && 'post' in loaderData) {
    const { title, excerpt } = loaderData.post;
    return [
      ...createPageMetadata({ title, description: excerpt || blog.lead }, language),
      feedLink,
    ];
  }
  const title = loaderData?.failure === 'not-found' ? blog.post.notFound : blog.post.failed;
  return [...createPageMetadata({ title, description: blog.post.failureText }, language), feedLink];
};

/** The page of a post (requirements 2, "Blog"). */
export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  if (!('post' in loaderData)) {
    return <PostFailure reason={loaderData.failure} path={loaderData.path} />;
  }
  const { post, texts, postUrl } = loaderData;
  const note = language === 'bn' && isLatin(post.title) ? blogs.bn.post.inEnglish : undefined;
  return (
    <>
      <article>
        <PostHeader {...post} back={texts.back} note={note} />
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

/** Links to further posts. It renders nothing if there are none. */
function MorePosts({ title, posts }: { title: string; posts: PostLink[] }) {
  if (posts.length === 0) return null;
  return (
    <nav className={`band ${morePostsStyles.more}`} aria-labelledby="more-posts">
      <div className="container">
        <h2 id="more-posts">{title}</h2>
        <ul className={morePostsStyles.list}>
          {posts.map((post) => (
            <li key={post.id}>
              <LinkedPost post={post} styles={morePostsStyles} sizes="(min-width: 40em) 30vw, 7rem">
                {post.day}
              </LinkedPost>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/**
 * The content of a post. This is the only place where HTML from outside enters a page.
 *
 * @param props.html sanitised by the content service (blog/sanitise.server.ts)
 */
function PostContent({ html }: Pick<PostView, 'html'>) {
  const text = html.replace(/<[^<>]*>/g, '').slice(0, 200);
  return (
    <div
      className="prose"
      {...langAttributes(text, useLanguage())}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
