import { ContentServiceError } from '#blog/content-service-error.ts';
import { contentServicesContext, pageDeadlineContext } from '#blog/context.server.ts';
import { blog } from '#content/blog.ts';
import { getRequestLanguage } from '#content/language.ts';
import { site } from '#content/site.ts';
import { settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/blog-feed-route.ts';
import { createRssFeed } from './blog-feed.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  try {
    const service = context.get(contentServicesContext)[language];
    const { posts } = await service.posts({ page: 1 }, context.get(pageDeadlineContext));
    const feed = createRssFeed(posts, {
      title: `${blog[language].title} | ${site[language].name}`,
      description: blog[language].lead,
      siteUrl: context.get(settingsContext).SITE_URL,
      language,
    });
    return new Response(feed, {
      headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
    });
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  }
}
