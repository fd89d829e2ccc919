import { ListSection } from '#app/components/sections/list-section.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { nationalEmployers } from '#content/national/employers.ts';
import type { Route } from './+types/route.ts';
import { CtaSection } from './cta-section.tsx';
import { Engagements } from './engagements.tsx';
import { Hero } from './hero.tsx';
import idealPartnersStyles from './ideal-partners.module.css';
import offersStyles from './offers.module.css';
import { ProcessSteps } from './process-steps.tsx';
import reasonsStyles from './reasons.module.css';

export function loader({ request }: Route.LoaderArgs) {
  return nationalEmployers[getRequestLanguage(request)];
}

export const meta: Route.MetaFunction = createMeta(({ pageTitle, description }) => ({
  title: pageTitle,
  description,
}));

export default function NationalEmployers({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        trail={content.trail}
        name={content.name}
        title={content.title}
        lead={content.lead}
        action={content.action}
        picture={content.picture}
      />
      <ListSection
        space="section"
        className={reasonsStyles.reasons}
        title={content.reasons.title}
        items={content.reasons.reasons}
      />
      {/* `region-europe` sets the colours of the section: the blue of Europe's posters. */}
      <ListSection
        surface="plate"
        space="section"
        className={`region-europe ${offersStyles.offers}`}
        title={content.offers.title}
        items={content.offers.offers}
      />
      <ListSection
        surface="shapla"
        space="section"
        className={idealPartnersStyles.partners}
        title={content.partners.title}
        items={content.partners.partners}
      />
      <ProcessSteps {...content.process} />
      <Engagements {...content.engagements} />
      <CtaSection {...content.closing} />
    </>
  );
}
