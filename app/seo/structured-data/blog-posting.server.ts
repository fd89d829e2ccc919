import type { BlogPosting } from 'schema-dts';
import type { PostView } from '#app/features/blog/post-view.server.ts';
import { createOrganizationReference } from './organization.server.ts';

/**
 * A post. Its author is not named: pages don't show one (requirements 3, "Blog post").
 *
 * @param address of its page, absolute
 * @param image of its preview, absolute
 */
export function createBlogPosting(siteUrl: string, address: string, post: PostView, image: string) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    datePublished: post.dateTime,
    url: address,
    mainEntityOfPage: address,
    image,
    publisher: createOrganizationReference(siteUrl),
  } satisfies BlogPosting;
}
