import type { ContentService } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { contentServicesContext } from '#blog/context.server.ts';
import { createPageDeadline } from '#blog/deadline.server.ts';
import type { Language } from '#content/language.ts';
import { siteUrlContext } from '#server/contexts.ts';
import type { Route } from './+types/sitemap-route.ts';
import { createSitemap, type SitemapPosts } from './sitemap.ts';

/**
 * Serves the sitemap. Clients may cache it for an hour. When the content service fails, the response has only the pages
 * and isn't cached, so that the posts are back as soon as the service is.
 */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const siteUrl = context.get(siteUrlContext);
  const createResponse = (text: string, cacheControl: string) =>
    new Response(text, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl },
    });
  try {
    const posts = await loadPosts(context.get(contentServicesContext));
    return createResponse(createSitemap(siteUrl, posts), 'public, max-age=3600');
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return createResponse(createSitemap(siteUrl, { en: [], bn: [] }), 'no-store');
  }
}

async function loadPosts(services: Record<Language, ContentService>): Promise<SitemapPosts> {
  const deadline = createPageDeadline();
  const [en, bn] = await Promise.all([
    services.en.sitemapEntries(deadline),
    services.bn.sitemapEntries(deadline),
  ]);
  return { en, bn };
}
