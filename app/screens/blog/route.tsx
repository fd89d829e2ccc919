import { data } from 'react-router';
import { blog } from '#app/content/blog.ts';
import { metadataOf } from '#app/page-metadata.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import { logContext } from '#server/contexts.ts';
import type { Route } from './+types/route.ts';
import { BlogPage } from './blog-page.tsx';
import { readListAddress } from './list-address.ts';
import { loadPostList } from './post-list.server.ts';
import type { PostList } from './post-list.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await loadPostList(
    context.get(contentServiceContext),
    readListAddress(url.searchParams),
    context.get(logContext),
  );
  return data(list, { status: list.failed && list.cards.length === 0 ? 503 : 200 });
}

/** A visitor whose network fails keeps the page; see `keepShown`. */
export async function clientLoader({ request, serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted) throw error;
    const nothing: PostList = {
      ...readListAddress(url.searchParams),
      cards: [],
      categories: [],
      failed: true,
    };
    return nothing;
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const category = loaderData?.categories.find(({ id }) => id === loaderData.categoryId);
  return [
    ...metadataOf({
      title: category ? `${category.name}: ${blog.title}` : blog.title,
      description: blog.lede,
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: blog.title,
      href: '/blog/feed.xml',
    },
  ];
};

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage list={loaderData} />;
}
