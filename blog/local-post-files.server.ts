/** The text of every file in `posts/`, by file name. Vite bundles the texts into the server's build. */
export const localPostFiles: Record<string, string> = import.meta.glob('./posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts of the Bengali posts. Each has the name of its English twin. */
export const bengaliPostFiles: Record<string, string> = import.meta.glob('./posts/bn/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
