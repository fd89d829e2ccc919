import type { RouteHandle } from '#app/components/layout/header/route-handle.ts';
import { ListSection } from '#app/components/sections/list-section.tsx';
import { SceneCtaSection } from '#app/components/sections/scene-cta-section.tsx';
import { StatsBar } from '#app/components/sections/stats-bar.tsx';
import { FinderForm } from '#app/features/eligibility-finder/finder-form.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { finderForms, homeProfile } from '#content/eligibility-finder.ts';
import { home } from '#content/home.ts';
import { getRequestLanguage } from '#content/language.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import type { Route } from './+types/route.ts';
import { Destinations } from './destinations.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Mission } from './mission.tsx';
import { NationalInitiatives } from './national-initiatives.tsx';
import { Partners } from './partners.tsx';
import { Programmes } from './programmes.tsx';
import whyChooseStyles from './why-choose.module.css';

export const handle = { changesTone: true } satisfies RouteHandle;

export function loader({ request }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const { form, formatPromise } = finderForms[language];
  return {
    ...home[language],
    finderForm: {
      ...form,
      profile: homeProfile,
      promise: formatPromise(opportunities.length),
    },
  };
}

export const meta: Route.MetaFunction = createMeta(({ hero }) => ({
  title: hero.title,
  description: hero.lead,
}));

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData.hero} />
      <FinderForm {...loaderData.finderForm} />
      <StatsBar {...loaderData.metrics} />
      <Programmes {...loaderData.programmes} />
      <NationalInitiatives {...loaderData.national} />
      <Destinations {...loaderData.destinations} />
      <Partners {...loaderData.partners} />
      <Mission {...loaderData.mission} />
      <ListSection
        surface="sky"
        space="section"
        title={loaderData.whyChoose.title}
        titleClass={whyChooseStyles.heading}
        items={loaderData.whyChoose.reasons}
        listClass={whyChooseStyles.reasons}
      />
      <Gallery {...loaderData.gallery} />
      <SceneCtaSection {...loaderData.closing} />
    </>
  );
}
