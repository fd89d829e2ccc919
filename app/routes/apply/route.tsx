import { FaqSection } from '#app/components/sections/faq-section.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { applyHub } from '#content/apply-hub.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/route.ts';
import { ApplyCards } from './apply-cards.tsx';
import { Documents } from './documents.tsx';
import { Hero } from './hero.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return applyHub[getRequestLanguage(request)];
}

export const meta: Route.MetaFunction = createMeta((content) => content);

export default function ApplyHub({
  loaderData: { title, lead, finder, ...content },
}: Route.ComponentProps) {
  return (
    <>
      <Hero title={title} lead={lead} finder={finder} />
      <ApplyCards {...content.cards} more={content.more} />
      <Documents {...content.documents} />
      <FaqSection {...content.questions} />
    </>
  );
}
