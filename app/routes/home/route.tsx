import type { RouteHandle } from '#app/components/layout/header/route-handle.ts';
import { ClosingCall } from '#app/components/sections/closing-call.tsx';
import { MetricsTicket } from '#app/components/sections/metrics-ticket.tsx';
import { Ask } from '#app/features/eligibility-finder/ask.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { homeProfile, homePromise, sentence } from '#content/can-i-go.ts';
import { home } from '#content/home.ts';
import { options } from '#domain/eligibility/options.ts';
import type { Route } from './+types/route.ts';
import { Destinations } from './destinations.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Mission } from './mission.tsx';
import { NationalInitiatives } from './national-initiatives.tsx';
import { Partners } from './partners.tsx';
import { Programmes } from './programmes.tsx';
import { WhyChoose } from './why-choose.tsx';

export const handle = { changesTone: true } satisfies RouteHandle;

export const loader = () => ({
  ...home,
  ask: { ...sentence, profile: homeProfile, promise: homePromise(options.length) },
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? metadataOf({ title: loaderData.hero.title, description: loaderData.hero.lede }) : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData.hero} />
      <Ask {...loaderData.ask} />
      <MetricsTicket {...loaderData.metrics} />
      <Programmes {...loaderData.programmes} />
      <NationalInitiatives {...loaderData.national} />
      <Destinations {...loaderData.destinations} />
      <Partners {...loaderData.partners} />
      <Mission {...loaderData.mission} />
      <WhyChoose {...loaderData.whyChoose} />
      <Gallery {...loaderData.gallery} />
      <ClosingCall {...loaderData.closing} />
    </>
  );
}
