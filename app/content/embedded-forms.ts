import type { EmbeddedFormPage } from './vocabulary/form-page.ts';

/** The pages of our own forms, by the form's slug (DECISIONS, "External parts"). */
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
