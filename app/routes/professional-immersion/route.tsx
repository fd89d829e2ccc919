import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { getProgrammeCosts } from '#content/costs.ts';
import { getRequestLanguage } from '#content/language.ts';
import { professionalImmersion } from '#content/programme-pages/professional-immersion.ts';
import { createProgrammeSheetLink } from '#content/sheet-links.ts';
import type { Route } from './+types/route.ts';
import { Audiences } from './audiences.tsx';
import { CtaSection } from './cta-section.tsx';
import { Departments } from './departments.tsx';
import { Facts } from './facts.tsx';
import { Hero } from './hero.tsx';
import { IconListPanel } from './icon-list.tsx';
import { PanelRow, PanelStack } from './panel-stack.tsx';
import { TextPanel } from './text-panel.tsx';

export const handle = { headerTone: 'light' };

export function loader({ request }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const content = professionalImmersion[language];
  return {
    ...content,
    costs: {
      ...getProgrammeCosts('professional-immersion', language),
      sheet: createProgrammeSheetLink('professional-immersion', language),
    },
  };
}

export const meta: Route.MetaFunction = createProgrammeMetadata;

/** The page looks like a building: the hero is the roof, the sections are floors, and the call to action is the lobby. */
export default function ProfessionalImmersion({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
      />
      <PanelStack>
        <PanelRow columns="7fr 5fr">
          <TextPanel {...content.overview} surface="sky" />
          <TextPanel {...content.purpose} surface="shapla" />
          <Facts facts={content.facts} />
        </PanelRow>
        <PanelRow>
          <Departments {...content.experience} />
        </PanelRow>
        <PanelRow>
          <Audiences {...content.audiences} />
        </PanelRow>
        <PanelRow columns="1fr 1fr">
          <IconListPanel {...content.included} icon="check" surface="marigold" />
          <IconListPanel {...content.takeaways} icon="arrow-right" surface="sky" />
        </PanelRow>
        <PanelRow>
          <CostsSection {...content.costs} />
        </PanelRow>
        <PanelRow>
          <CtaSection {...content.closing} />
        </PanelRow>
      </PanelStack>
    </>
  );
}
