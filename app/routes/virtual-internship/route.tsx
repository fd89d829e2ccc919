import type { RouteHandle } from '#app/components/layout/header/route-handle.ts';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { virtualInternship } from '#content/programmes/virtual-internship.ts';
import type { Route } from './+types/route.ts';
import { Applicants } from './applicants.tsx';
import { CareerFields } from './career-fields.tsx';
import { Chat } from './chat.tsx';
import { Desk } from './desk.tsx';
import { Reach } from './reach.tsx';
import { VideoCall } from './video-call.tsx';
import { Week } from './week.tsx';

export const handle = { headerTone: 'light' } satisfies RouteHandle;

export const loader = () => ({
  ...virtualInternship,
  eligibility: shownRequirements(virtualInternship.eligibility),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function VirtualInternship({ loaderData: content }: Route.ComponentProps) {
  const { name, lede, actions, closing } = content;
  return (
    <>
      <Desk room="evening" picture={content.picture}>
        <ProgrammeHeading name={name} lede={lede} actions={actions} onDark />
      </Desk>
      <Week {...content.week} />
      <Reach {...content.reach} />
      <VideoCall {...content.benefits} />
      <CareerFields {...content.fields} />
      <Chat {...content.support} />
      <Applicants {...content.eligibility} />
      <BrochureOffer {...content.brochure} ground="shapla" />
      <Desk room="night" picture={closing.picture}>
        <h2>{closing.title}</h2>
        <p className="lede">{closing.lede}</p>
        <ActionLinks actions={closing.actions} onDark />
      </Desk>
    </>
  );
}
