import { useMemo } from 'react';
import { isModifiedClick } from '#app/components/layout/links/is-modified-click.ts';
import { trustedHtml } from '#app/document/trusted-html.ts';
import { writtenIn } from '#app/screens/blog/written-in.ts';
import type { PostView } from './post-view.server.ts';
import './post-content.css';
import tableStyles from './tables.css?url';
import videoStyles from './video.css?url';
import wordpressBlocks from './wordpress-blocks.css?url';

/** A link to a video plays it here; what does so comes with the first that is followed. Another tab gets the video's own page. */
function play(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.outside-video');
  if (!link || isModifiedClick(event)) return;
  event.preventDefault();
  import('./play-video.ts').then(
    ({ playVideo }) => playVideo(link),
    () => location.assign(link.href),
  );
}

function videosPlay(content: HTMLElement | null) {
  content?.addEventListener('click', play);
  return () => content?.removeEventListener('click', play);
}

/**
 * A post's content: the only place where HTML from outside enters a page.
 *
 * @param props.html sanitised by the content service (blog/sanitise.server.ts)
 */
export function PostContent({
  html,
  hasBlocks,
  hasTables,
  players,
}: Pick<PostView, 'html' | 'hasBlocks' | 'hasTables' | 'players'>) {
  // One object for good: React would set the HTML anew for another.
  const trusted = useMemo(() => trustedHtml(html), [html]);
  const hasVideo = players.length > 0;
  const text = html.replace(/<[^<>]*>/g, '').slice(0, 200);
  return (
    <>
      {hasBlocks && <link rel="stylesheet" href={wordpressBlocks} precedence="content" />}
      {hasTables && <link rel="stylesheet" href={tableStyles} precedence="content" />}
      {hasVideo && <link rel="stylesheet" href={videoStyles} precedence="content" />}
      <div
        className="prose"
        ref={hasVideo ? videosPlay : undefined}
        {...writtenIn(text)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above.
        dangerouslySetInnerHTML={trusted}
      />
    </>
  );
}
