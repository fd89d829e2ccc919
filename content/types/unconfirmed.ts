/*
 * Content that the client has not confirmed. The mark is written in the record itself, as `sample: true` or
 * `draft: true`. `npm run go-live` lists every mark with its file and line; deleting the mark confirms the record.
 */

/** Marks an invented record, which the client replaces. Its own texts say that it is an example. */
export type Sample = { sample?: true };

/** Marks a record with texts of ours, which the client or a lawyer has to confirm. */
export type Draft = { draft?: true };
