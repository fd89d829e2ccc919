import type { Action } from './vocabulary/nouns.ts';

/** The page of a form of our own, which stands in a frame or alone (DECISIONS, "External parts"). */
export type EmbeddedFormPage = {
  title: string;
  lede: string;
  /** The page that it belongs to. */
  back: Action;
  /** The ground on which its sheet lies. */
  ground: 'sky';
};

/** Each page by the form's slug. */
export const embeddedForms = {
  contact: {
    title: 'Send us a message',
    lede: 'Ask about a programme, a country or a paper you are missing.',
    back: { to: '/contact', name: 'Contact' },
    ground: 'sky',
  },
} satisfies Record<string, EmbeddedFormPage>;

export type EmbeddedFormSlug = keyof typeof embeddedForms;

export function isEmbeddedForm(slug: string): slug is EmbeddedFormSlug {
  return Object.hasOwn(embeddedForms, slug);
}
