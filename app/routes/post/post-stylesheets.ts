import type { PostView } from '#app/features/blog/post-view.server.ts';
import tables from './tables.css?url';
import video from './video.css?url';
import wordpressBlocks from './wordpress-blocks.css?url';

/** @returns the addresses of stylesheets that a post's content needs beside the page's own, whose rules theirs override */
export const getPostStylesheets = ({
  hasBlocks,
  hasTables,
  playerOrigins,
}: Pick<PostView, 'hasBlocks' | 'hasTables' | 'playerOrigins'>): string[] => [
  ...(hasBlocks ? [wordpressBlocks] : []),
  ...(hasTables ? [tables] : []),
  ...(playerOrigins.length > 0 ? [video] : []),
];
