import { Section } from '#app/components/layout/section.tsx';
import { FaqSection } from '#app/components/sections/faq-section.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { applyHub } from '#content/apply-hub.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Action } from '#content/types/common.ts';
import type { Route } from './+types/route.ts';
import { ApplyCards } from './apply-cards.tsx';
import { Documents } from './documents.tsx';
import heroStyles from './hero.module.css';

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

/** The hero of the page. The first cards overlap its lower edge. */
function Hero({
  title,
  lead,
  finder,
}: {
  title: string;
  lead: string;
  finder: Action & { before: string };
}) {
  return (
    <Section surface="butter" className={heroStyles.hero}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className={heroStyles.finder}>
        {finder.before} <MoreLink to={finder.to}>{finder.name}</MoreLink>
      </p>
    </Section>
  );
}
