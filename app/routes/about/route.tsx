import { getEmbeddedFrame } from '#app/features/embeds/embedded-frame.server.ts';
import { createMeta } from '#app/seo/page-metadata.ts';
import { about } from '#content/about.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/route.ts';
import { Affiliations } from './affiliations.tsx';
import { Hero } from './hero.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';
import { OfficeLocation } from './office-location.tsx';
import { ProcessSteps } from './process-steps.tsx';
import { Reasons } from './reasons.tsx';
import { Services } from './services.tsx';

export const handle = { headerTone: 'light' };

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  content: about[getRequestLanguage(request)],
  map: getEmbeddedFrame('map', context, { language: getRequestLanguage(request) }),
});

export const meta: Route.MetaFunction = createMeta(({ content }) => content);

export default function About({ loaderData: { content, map } }: Route.ComponentProps) {
  return (
    <>
      <Hero title={content.title} lead={content.lead} picture={content.picture} />
      <MissionAndVision beliefs={content.missionAndVision} />
      <Services {...content.services} />
      <ProcessSteps {...content.process} />
      <Reasons {...content.reasons} />
      <Affiliations {...content.affiliations} />
      <OfficeLocation {...content.visit} frame={map} />
    </>
  );
}
