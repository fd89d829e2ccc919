/*
 * Content that the client has not confirmed. The mark is written in the record itself, as `sample: true` or
 * `draft: true`. `npm run go-live` lists every mark with its file and line; deleting the mark confirms the record.
 */

/** Marks a record that we made up. The client replaces it. Pages say in its own words that it is an example. */
export type Sample = { sample?: true };

/** Marks a record whose texts we wrote. The client, or a lawyer, confirms them. */
export type Draft = { draft?: true };
