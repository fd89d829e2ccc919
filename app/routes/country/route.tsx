import { data } from 'react-router';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { createContactPath } from '#content/contact-path.ts';
import { getCountryCosts } from '#content/costs.ts';
import { countryPage } from '#content/destinations/country-page.ts';
import { findDestination } from '#content/destinations/find-destination.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { getRequestLanguage } from '#content/language.ts';
import { regionNames } from '#content/names.ts';
import type { Route } from './+types/route.ts';
import { createApplicationLinks } from './application-links.ts';
import { createCountryView } from './country-view.ts';
import { CtaSection } from './cta-section.tsx';
import { Documents } from './documents.tsx';
import { Eligibility } from './eligibility.tsx';
import { FactsBar } from './facts-bar.tsx';
import { createFactsBarView } from './facts-bar-view.ts';
import { Hero } from './hero.tsx';
import { Inclusions } from './inclusions.tsx';
import { LeadColumns } from './lead-columns.tsx';
import { Overview } from './overview.tsx';
import { Placements } from './placements.tsx';
import { Poster } from './poster.tsx';
import { createSummary } from './summary.ts';
import '#app/styles/region-tints.css';

export function loader({ params, request }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const destination = findDestination(params.country);
  if (!destination) throw data(null, { status: 404 });

  const record = localisedCountries[language][destination.slug];
  const { country, shortName } = record;
  const name = shortName ?? country;
  const page = countryPage[language];
  return {
    metadata: { title: page.formatTitle(name), description: createSummary(record, language) },
    texts: page.template,
    finderLink: page.createFinderLink(destination.slug),
    factsBar: createFactsBarView(destination.slug, language),
    record: createCountryView(record, language),
    costs: getCountryCosts(destination.slug, language),
    name,
    badge: shortName ? country : `${country}, ${regionNames[language][destination.region]}`,
    region: destination.region,
    contactPath: createContactPath(destination.slug),
    applicationLinks: createApplicationLinks(
      destination.slug,
      record.placements,
      page.template.hero.applyOnline,
      language,
    ),
    flag: `flags/${destination.countryCode}` as const,
  };
}

export const meta: Route.MetaFunction = createMeta(({ metadata }) => metadata);

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  const { texts, finderLink, factsBar, record, costs, name, badge, region, flag } = loaderData;
  const { contactPath, applicationLinks } = loaderData;
  return (
    <div className={`region-${region}`}>
      <LeadColumns
        hero={
          <Hero
            texts={texts.hero}
            contactPath={contactPath}
            applicationLinks={applicationLinks}
            finderLink={finderLink}
            name={name}
            badge={badge}
            flag={flag}
            subheadline={record.subheadline}
          />
        }
        factsBar={<FactsBar {...factsBar} />}
        poster={<Poster {...record.poster} />}
        overview={
          <Overview texts={texts.overview} paragraphs={record.overview} facts={record.facts} />
        }
      />
      <Placements texts={texts.placements} placements={record.placements} />
      <Eligibility title={texts.eligibility.title} cards={record.eligibility} />
      <Documents {...texts.documents} documents={record.documents} />
      <Inclusions texts={texts.inclusions} {...record} />
      <CostsSection {...costs} />
      <CtaSection
        {...texts.closing}
        contactPath={contactPath}
        applicationLinks={applicationLinks}
        question={record.closing}
        poster={record.poster}
      />
    </div>
  );
}
