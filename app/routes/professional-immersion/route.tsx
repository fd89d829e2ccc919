import type { Surface } from '#app/components/layout/surface.ts';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { FactRows } from '#app/components/sections/fact-rows.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { getProgrammeCosts } from '#content/costs.ts';
import { getRequestLanguage } from '#content/language.ts';
import { professionalImmersion } from '#content/programme-pages/professional-immersion.ts';
import { createProgrammeSheetLink } from '#content/sheet-links.ts';
import type { Action, Fact } from '#content/types/common.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import type { Route } from './+types/route.ts';
import { Departments } from './departments.tsx';
import heroStyles from './hero.module.css';
import { IconListPanel } from './icon-list.tsx';
import styles from './page.module.css';
import { Panel } from './panel.tsx';
import { PanelRow, PanelStack } from './panel-stack.tsx';

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

/** Lists who should join, in the largest type of the page. */
function Audiences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Panel title={title} surface="print" className={styles.audiences}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Panel>
  );
}

/** The call to action in the lobby of the building. The lobby's floor continues under the footer's wave. */
function CtaSection({ title, lead, actions, picture }: ProgrammePage['closing']) {
  return (
    <section className={`on-dark ${styles.section}`}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ActionLinks actions={actions} onDark />
      </div>
      <Illustration {...picture} />
    </section>
  );
}

/** Shows the programme's facts in a row between two floors of the building. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      <FactRows rows={facts} />
    </dl>
  );
}

/** The hero: text in a night sky, and below it the roof of the building that the panels form. */
function Hero(headingProps: {
  name: string;
  lead: string;
  actions: readonly Action[];
  finder: Action;
}) {
  return (
    <section className={heroStyles.hero}>
      <div className={`container ${heroStyles.text}`}>
        <ProgrammeHeading {...headingProps} onDark />
      </div>
      <Illustration
        file="scene-roof"
        loading="eager"
        fetchPriority="high"
        className={heroStyles.picture}
      />
    </section>
  );
}

/** A panel with a single sentence in large type. */
function TextPanel({ text, ...panelProps }: { title: string; text: string; surface: Surface }) {
  return (
    <Panel {...panelProps} className={styles.textPanel}>
      <p>{text}</p>
    </Panel>
  );
}
