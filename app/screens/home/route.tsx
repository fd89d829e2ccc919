import { uponFirstMove } from '#app/components/layout/first-move/upon-first-move.tsx';
import { MetricsTicket } from '#app/components/sections/metrics-ticket/metrics-ticket.tsx';
import { homeProfile, homePromise, sentence } from '#app/content/can-i-go.ts';
import { home } from '#app/content/home.ts';
import { options } from '#app/eligibility/options.ts';
import { metadataOf } from '#app/page-metadata.ts';
import { Ask } from '#app/screens/can-i-go/ask.tsx';
import type { Route } from './+types/route.ts';
import belowStylesheets from './below-the-numbers.tsx?stylesheets';
import { Hero } from './hero.tsx';

const BelowTheNumbers = uponFirstMove(
  async () => (await import('./below-the-numbers.tsx')).BelowTheNumbers,
  belowStylesheets,
);

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
      <BelowTheNumbers {...loaderData} />
    </>
  );
}
