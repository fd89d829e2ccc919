import { data } from 'react-router';
import { feedLink } from '#app/features/blog/feed-link.ts';
import { parsePostListQuery } from '#app/features/blog/list-query.ts';
import { loadPostListView } from '#app/features/blog/post-list-view.server.ts';
import { PostLoading } from '#app/features/blog/post-loading.tsx';
import { listNextEvents } from '#app/features/events/event-view.ts';
import { createPageMetadata } from '#app/seo/page-metadata.ts';
import { contentServiceContext, pageDeadlineContext } from '#blog/context.server.ts';
import { blog, blogDescription } from '#content/blog.ts';
import { events } from '#content/events.ts';
import { logContext } from '#server/contexts.ts';
import type { Route } from './+types/route.ts';
import styles from './blog-page.module.css';
import { CategoryFilter } from './category-filter.tsx';
import { Hero } from './hero.tsx';
import { LoadedPosts } from './loaded-posts.tsx';
import { NextEvents } from './next-events.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await loadPostListView(
    context.get(contentServiceContext),
    parsePostListQuery(url.searchParams),
    context.get(logContext),
    context.get(pageDeadlineContext),
  );
  const status = list.failed && list.cards.length === 0 ? 503 : 200;
  return data(
    {
      ...list,
      description: blogDescription,
      nextEvents: listNextEvents(events.events, new Date()),
    },
    { status },
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const category = loaderData?.categories.find(({ id }) => id === loaderData.categoryId);
  return [
    ...createPageMetadata({
      title: category ? `${category.name}: ${blog.title}` : blog.title,
      description: loaderData?.description ?? blog.lede,
    }),
    feedLink,
  ];
};

/** The list of posts in all its states (requirements 4, "Blog list"). */
export default function Blog({ loaderData: list }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <NextEvents texts={blog.nextEvents} events={list.nextEvents} />
      <section className={styles.main} aria-label={blog.list.label}>
        <div className="container">
          <CategoryFilter categories={list.categories} selectedId={list.categoryId} />
          <p className="visually-hidden" role="status" data-posts-shown>
            {blog.list.shown(list.cards.length)}
          </p>
          <div className={styles.list}>
            <LoadedPosts {...list} />
          </div>
        </div>
      </section>
      <PostLoading />
    </>
  );
}
