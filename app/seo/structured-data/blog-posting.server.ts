import type { BlogPosting } from 'schema-dts';
import type { PostView } from '#app/features/blog/post-view.server.ts';
import type { Language } from '#content/language.ts';
import { createLanguageProperty } from './language-tags.ts';
import { createOrganizationReference } from './organization.server.ts';

/**
 * Creates the structured data of a post. It has no author, since the page doesn't show one (requirements 3, "Blog post").
 *
 * @param url the absolute URL of the post's page
 * @param image the absolute URL of its preview image
 */
export function createBlogPosting(
  siteUrl: string,
  url: string,
  post: PostView,
  image: string,
  language: Language,
) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    ...(post.dateTime && { datePublished: post.dateTime }),
    url,
    mainEntityOfPage: url,
    image,
    ...createLanguageProperty(language),
    publisher: createOrganizationReference(siteUrl, language),
  } satisfies BlogPosting;
}
