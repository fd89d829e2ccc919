/** The text of every file in `posts/`, by file name. Vite bundles the texts into the server's build. */
export const localPostFiles: Record<string, string> = import.meta.glob('./posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
