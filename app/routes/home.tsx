import { Destinations } from '#app/components/home/destinations/destinations.tsx';
import { Gallery } from '#app/components/home/gallery/gallery.tsx';
import { Hero } from '#app/components/home/hero/hero.tsx';
import { Mission } from '#app/components/home/mission/mission.tsx';
import { NationalInitiatives } from '#app/components/home/national-initiatives/national-initiatives.tsx';
import { Partners } from '#app/components/home/partners/partners.tsx';
import { Programmes } from '#app/components/home/programmes/programmes.tsx';
import { WhyChoose } from '#app/components/home/why-choose/why-choose.tsx';
import { ClosingCall } from '#app/components/sections/closing-call/closing-call.tsx';
import { StatTicket } from '#app/components/sections/stat-ticket/stat-ticket.tsx';
import { home } from '#app/content/home.ts';
import { metadataOf } from '#app/page-metadata.ts';
import type { Route } from './+types/home.ts';

export const loader = () => home;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? metadataOf({ title: loaderData.hero.title, description: loaderData.hero.text }) : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData.hero} />
      <StatTicket {...loaderData.stats} />
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
