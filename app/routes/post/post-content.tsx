import { useLanguage } from '#app/components/language/language-context.ts';
import { langAttributes } from '#app/features/blog/lang-attributes.ts';
import type { PostView } from '#app/features/blog/post-view.server.ts';
import './post-content.css';
import './post-lists.css';
import './post-elements.css';

/**
 * The content of a post. This is the only place where HTML from outside enters a page.
 *
 * @param props.html sanitised by the content service (blog/sanitise.server.ts)
 */
export function PostContent({ html }: Pick<PostView, 'html'>) {
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
