import { writtenIn } from '#app/screens/blog/written-in.ts';
import type { PostView } from './post-view.server.ts';
import './post-content.css';
import tableStyles from './tables.css?url';
import videoStyles from './video.css?url';
import wordpressBlocks from './wordpress-blocks.css?url';

/**
 * A post's content: the only place where HTML from outside enters a page. The stylesheets stand here,
 * after those in the head, whose rules theirs override.
 *
 * @param props.html sanitised by the content service (blog/sanitise.server.ts)
 */
export function PostContent({
  html,
  hasBlocks,
  hasTables,
  players,
}: Pick<PostView, 'html' | 'hasBlocks' | 'hasTables' | 'players'>) {
  const text = html.replace(/<[^<>]*>/g, '').slice(0, 200);
  return (
    <>
      {hasBlocks && <link rel="stylesheet" href={wordpressBlocks} />}
      {hasTables && <link rel="stylesheet" href={tableStyles} />}
      {players.length > 0 && <link rel="stylesheet" href={videoStyles} />}
      <div
        className="prose"
        {...writtenIn(text)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
