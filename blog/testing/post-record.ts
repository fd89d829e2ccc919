/**
 * Creates a post as WordPress's REST API returns it. Its texts contain its id.
 *
 * @param changes fields that replace those of the example
 */
export const createPostRecord = (id: number, changes: object = {}) => ({
  id,
  slug: `post-${id}`,
  date: '2026-11-05T09:00:00',
  date_gmt: '2026-11-05T03:00:00',
  link: `http://127.0.0.1/post-${id}/`,
  title: { rendered: `Post ${id}` },
  excerpt: { rendered: `<p>About ${id}.</p>` },
  content: { rendered: `<p>Text of ${id}.</p>`, protected: false },
  categories: [],
  ...changes,
});
