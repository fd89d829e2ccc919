import { data } from 'react-router';
import { useLanguage } from '#app/components/language/language-context.ts';
import { createFeedLink } from '#app/features/blog/feed-link.ts';
import { isLatin } from '#app/features/blog/lang-attributes.ts';
import { parsePostListQuery } from '#app/features/blog/list-query.ts';
import { loadPostListView } from '#app/features/blog/post-list-view.server.ts';
import { PostLoading } from '#app/features/blog/post-loading.tsx';
import { listNextEvents } from '#app/features/events/event-view.ts';
import { createPageMetadata } from '#app/seo/page-metadata.ts';
import { contentServicesContext, pageDeadlineContext } from '#blog/context.server.ts';
import { blog as blogs } from '#content/blog.ts';
import { events } from '#content/events.ts';
import { getLanguage, getRequestLanguage } from '#content/language.ts';
import { logContext } from '#server/contexts.ts';
import type { Route } from './+types/route.ts';
import styles from './blog-page.module.css';
import { CategoryFilter } from './category-filter.tsx';
import { Hero } from './hero.tsx';
import { LoadedPosts } from './loaded-posts.tsx';
import { NextEvents } from './next-events.tsx';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const list = await loadPostListView(
    context.get(contentServicesContext)[language],
    parsePostListQuery(url.searchParams),
    context.get(logContext),
    context.get(pageDeadlineContext),
    language,
  );
  const status = list.failed && list.cards.length === 0 ? 503 : 200;
  return data(
    {
      ...list,
      nextEvents: listNextEvents(events[language].events, new Date(), language),
    },
    { status },
  );
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const language = getLanguage(location.pathname);
  const blog = blogs[language];
  const category = loaderData?.categories.find(({ id }) => id === loaderData.categoryId);
  return [
    ...createPageMetadata(
      {
        title: category ? `${category.name}: ${blog.title}` : blog.title,
        description: loaderData ? blog.description : blog.lead,
      },
      language,
    ),
    createFeedLink(language),
  ];
};

/** The list of posts in all its states (requirements 4, "Blog list"). */
export default function Blog({ loaderData: list }: Route.ComponentProps) {
  const language = useLanguage();
  const blog = blogs[language];
  const isInEnglish = language === 'bn' && list.cards.some(({ title }) => isLatin(title));
  return (
    <>
      <Hero />
      <NextEvents texts={blog.nextEvents} events={list.nextEvents} />
      <section className={styles.main} aria-label={blog.list.label}>
        <div className="container">
          <CategoryFilter categories={list.categories} selectedId={list.categoryId} />
          {isInEnglish && <p className="muted">{blog.list.inEnglish}</p>}
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
