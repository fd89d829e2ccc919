import type { PostView } from '#app/features/blog/post-view.server.ts';
import tables from './tables.css?url';
import video from './video.css?url';
import wordpressBlocks from './wordpress-blocks.css?url';

/**
 * Lists the stylesheets that a post's content needs in addition to the page's own. Their links come after the page's,
 * because their rules override the page's rules.
 *
 * @returns URLs of stylesheets, with their hash
 */
export const getPostStylesheets = ({
  hasBlocks,
  hasTables,
  playerOrigins,
}: Pick<PostView, 'hasBlocks' | 'hasTables' | 'playerOrigins'>): string[] => [
  ...(hasBlocks ? [wordpressBlocks] : []),
  ...(hasTables ? [tables] : []),
  ...(playerOrigins.length > 0 ? [video] : []),
];
