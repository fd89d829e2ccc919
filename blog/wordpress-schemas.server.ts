import { z } from 'zod';

/* The fields of WordPress's REST responses that we use. Fields that a page can do without are optional or have a fallback. */

const renderedSchema = z
  .object({ rendered: z.string(), protected: z.boolean().optional().catch(undefined) })
  .catch({ rendered: '' });

const slugSchema = z
  .string()
  .min(1)
  .refine((text) => text.isWellFormed());

/** Date and time in UTC, without an offset. */
const utcDateTimeSchema = z
  .string()
  .regex(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)))
  .optional()
  .catch(undefined);

export const wordpressSitemapPostSchema = z.object({
  id: z.int(),
  slug: slugSchema,
  date_gmt: utcDateTimeSchema,
  modified_gmt: utcDateTimeSchema,
  content: z.object({ protected: z.boolean() }),
});

export const wordpressPostSchema = z.object({
  id: z.int(),
  slug: slugSchema,
  /** Empty for a post without a date, which imports leave as `0000-00-00` or as a day before the first year. */
  date: z
    .string()
    .regex(/^-?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
    .nullable()
    .transform((text) => (/^(?:-|0000|$)/.test(text ?? '') ? '' : (text ?? ''))),
  date_gmt: utcDateTimeSchema,
  link: z.string().optional().catch(undefined),
  title: renderedSchema,
  excerpt: renderedSchema,
  content: renderedSchema,
  categories: z.array(z.int()).catch([]),
  _embedded: z
    .object({ 'wp:featuredmedia': z.array(z.unknown()).catch([]) })
    .optional()
    .catch(undefined),
});

/** A post with its content only. The content of a post behind a password is empty. */
export const wordpressContentSchema = wordpressPostSchema.pick({ id: true, content: true });

export type WordPressPost = z.output<typeof wordpressPostSchema>;

/**
 * A post's featured picture. If it was deleted, WordPress embeds the index of its API instead; if it is private, an error.
 * Neither has a `source_url`.
 */
export const wordpressMediaSchema = z.object({
  source_url: z.string(),
  alt_text: z.string().catch(''),
  /** Missing with plugins that store files elsewhere. */
  media_type: z.literal('image').nullish(),
  media_details: z
    .object({
      width: z.int().positive().optional().catch(undefined),
      height: z.int().positive().optional().catch(undefined),
    })
    .catch({}),
});

export const wordpressCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  count: z.int(),
});

/** The fields of a post or category that identify its URL. */
const wordpressLinkTargetSchema = z.object({ id: z.int(), link: z.string() });
export const wordpressPostTargetSchema = wordpressLinkTargetSchema.extend({
  slug: slugSchema,
  content: z.object({ protected: z.boolean() }),
});
export const wordpressCategoryTargetSchema = wordpressLinkTargetSchema.extend({ count: z.int() });
