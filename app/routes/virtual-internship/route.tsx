import type { RouteHandle } from '#app/components/layout/header/route-handle.ts';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { virtualInternship } from '#content/programme-pages/virtual-internship.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Route } from './+types/route.ts';
import { Applicants } from './applicants.tsx';
import { Benefits } from './benefits.tsx';
import { CareerFields } from './career-fields.tsx';
import { NetworkStats } from './network-stats.tsx';
import { SceneSection } from './scene-section.tsx';
import { Support } from './support.tsx';
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
      <Support {...content.support} />
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
