import type { FAQPage } from 'schema-dts';
import type { Faq } from '#content/types/common.ts';

/** Creates the structured data of a page with frequently asked questions. */
export function createFaqPage(faqs: readonly Faq[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage;
}
