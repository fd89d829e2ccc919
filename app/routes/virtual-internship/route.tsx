import type { RouteHandle } from '#app/components/layout/header/route-handle.ts';
import { Section } from '#app/components/layout/section.tsx';
import { Accordion } from '#app/components/sections/accordion/accordion.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { FactRows } from '#app/components/sections/fact-rows.tsx';
import { ListSection } from '#app/components/sections/list-section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { SideHeading } from '#app/components/sections/side-heading.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { virtualInternship } from '#content/programme-pages/virtual-internship.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Item, Metric, Requirement } from '#content/types/common.ts';
import type { Route } from './+types/route.ts';
import { Benefits } from './benefits.tsx';
import networkStatsStyles from './network-stats.module.css';
import styles from './page.module.css';
import { SceneSection } from './scene-section.tsx';
import supportStyles from './support.module.css';
import { WorkSchedule } from './work-schedule.tsx';

export const handle = { headerTone: 'light' } satisfies RouteHandle;

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('virtual-internship', virtualInternship, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function VirtualInternship({ loaderData: content }: Route.ComponentProps) {
  const { name, lead, actions, finder, closing } = content;
  return (
    <>
      <SceneSection timeOfDay="evening" picture={content.picture}>
        <ProgrammeHeading name={name} lead={lead} actions={actions} finder={finder} onDark />
      </SceneSection>
      <WorkSchedule {...content.week} />
      <NetworkStats {...content.reach} />
      <Benefits {...content.benefits} />
      <CareerFields {...content.fields} />
      <ListSection
        surface="sky"
        space="band"
        containerClass={supportStyles.columns}
        title={content.support.title}
        items={content.support.items}
        listClass={supportStyles.items}
      />
      <Applicants {...content.eligibility} />
      <CostsSection {...content.costs} />
      <SceneSection timeOfDay="night" picture={closing.picture}>
        <h2>{closing.title}</h2>
        <p className="lead">{closing.lead}</p>
        <ActionLinks actions={closing.actions} onDark />
      </SceneSection>
    </>
  );
}

/** Lists who can apply, in large lines across the full width. */
function Applicants({
  title,
  requirements,
}: {
  title: string;
  requirements: readonly Requirement[];
}) {
  return (
    <Section surface="butter" space="band">
      <h2>{title}</h2>
      <dl className={styles.lines}>
        <FactRows rows={requirements} />
      </dl>
    </Section>
  );
}

/** Lists the fields in which interns work. The heading stays beside the list while it scrolls. */
function CareerFields({
  title,
  lead,
  fields,
}: {
  title: string;
  lead: string;
  fields: readonly Item[];
}) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <SideHeading title={title} lead={lead} />
      <Accordion items={fields} isSplit />
    </Section>
  );
}

/** Shows the numbers of companies and of countries, as large as the window allows. */
function NetworkStats({ label, metrics }: { label: string; metrics: readonly Metric[] }) {
  return (
    <Section surface="marigold" aria-label={label} containerClass={networkStatsStyles.figures}>
      {metrics.map((metric) => (
        <p key={metric.label}>
          <b className="digits">{metric.number}</b> {metric.label}
        </p>
      ))}
    </Section>
  );
}
