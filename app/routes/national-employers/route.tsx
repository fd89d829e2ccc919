import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { nationalEmployers } from '#content/national/employers.ts';
import type { Route } from './+types/route.ts';
import { CtaSection } from './cta-section.tsx';
import { Engagements } from './engagements.tsx';
import { Hero } from './hero.tsx';
import { IdealPartners } from './ideal-partners.tsx';
import { Offers } from './offers.tsx';
import { ProcessSteps } from './process-steps.tsx';
import { Reasons } from './reasons.tsx';

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
      <Reasons {...content.reasons} />
      <Offers {...content.offers} />
      <IdealPartners {...content.partners} />
      <ProcessSteps {...content.process} />
      <Engagements {...content.engagements} />
      <CtaSection {...content.closing} />
    </>
  );
}
