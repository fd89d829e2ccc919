import { embeddedFrame } from '#app/features/embeds/embedded-frame.server.ts';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { about } from '#content/about.ts';
import type { Route } from './+types/route.ts';
import { Affiliations } from './affiliations.tsx';
import { Beliefs } from './beliefs.tsx';
import { Meeting } from './meeting.tsx';
import { Reasons } from './reasons.tsx';
import { Services } from './services.tsx';
import { SixSteps } from './six-steps.tsx';
import { Visit } from './visit.tsx';

export const handle = { headerTone: 'light' };

export const loader = ({ context }: Route.LoaderArgs) => ({
  content: about,
  map: embeddedFrame('map', context),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? metadataOf({
        title: loaderData.content.title,
        description: loaderData.content.description,
      })
    : [];

export default function About({ loaderData: { content, map } }: Route.ComponentProps) {
  return (
    <>
      <Meeting title={content.title} lede={content.lede} picture={content.picture} />
      <Beliefs beliefs={content.beliefs} />
      <Services {...content.services} />
      <SixSteps {...content.process} />
      <Reasons {...content.reasons} />
      <Affiliations {...content.affiliations} />
      <Visit {...content.visit} frame={map} />
    </>
  );
}
