import { useMemo } from 'react';
import { trustedHtml } from '#app/document/trusted-html.ts';
import { writtenIn } from '#app/screens/blog/written-in.ts';
import './post-content.css';
import wordpressBlocks from './wordpress-blocks.css?url';

/** A class other than the one that tables get (blog/markup.server.ts). */
const editorsClass = / class="(?!table-scroll")/;

/**
 * A post's content: the only place where HTML from outside enters a page.
 *
 * @param props.html sanitised by the content service (blog/sanitise.server.ts)
 */
export function PostContent({ html }: { html: string }) {
  // One object for good: React would set the HTML anew for another.
  const trusted = useMemo(() => trustedHtml(html), [html]);
  const text = html.replace(/<[^>]*>/g, '').slice(0, 200);
  return (
    <>
      {editorsClass.test(html) && (
        <link rel="stylesheet" href={wordpressBlocks} precedence="content" />
      )}
      <div
        className="prose"
        {...writtenIn(text)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above.
        dangerouslySetInnerHTML={trusted}
      />
    </>
  );
}
