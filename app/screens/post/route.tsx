import { data } from 'react-router';
import { blog } from '#app/content/blog.ts';
import { metadataOf } from '#app/page-metadata.ts';
import { postPath } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import { logContext, settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/route.ts';
import { PostFailure, type PostFailureReason } from './post-failure.tsx';
import { loadPostView } from './post-page.server.ts';
import { PostPage } from './post-page.tsx';

const failure = (reason: PostFailureReason, slug: string) => ({
  failure: reason,
  path: postPath(slug),
});

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  try {
    const post = await loadPostView(
      context.get(contentServiceContext),
      slug,
      context.get(logContext),
    );
    if (!post) return data(failure('not-found', slug), { status: 404 });
    return { post, address: context.get(settingsContext).SITE_URL + postPath(slug) };
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return data(failure('failed', slug), { status: 503 });
  }
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted) throw error;
    return failure('failed', params.slug);
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData && 'post' in loaderData) {
    const { title, excerpt } = loaderData.post;
    return metadataOf({ title, description: excerpt || blog.lede });
  }
  const title = loaderData?.failure === 'not-found' ? blog.post.notFound : blog.post.failed;
  return metadataOf({ title, description: blog.post.failureText });
};

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if ('post' in loaderData) {
    // A key, so that going from one post to another starts anew.
    return <PostPage key={loaderData.address} {...loaderData} />;
  }
  return <PostFailure reason={loaderData.failure} path={loaderData.path} />;
}
