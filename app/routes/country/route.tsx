import { data } from 'react-router';
import { createMeta } from '#app/seo/page-metadata.ts';
import { createContactPath } from '#content/contact-path.ts';
import { getCountryCosts } from '#content/costs.ts';
import { countryPage } from '#content/destinations/country-page.ts';
import { findDestination } from '#content/destinations/find-destination.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { getRequestLanguage } from '#content/language.ts';
import { regionNames } from '#content/names.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Route } from './+types/route.ts';
import { createCountryAnswer } from './country-answer.ts';
import { createCountryView } from './country-view.ts';
import { CtaSection } from './cta-section.tsx';
import { Documents } from './documents.tsx';
import { Eligibility } from './eligibility.tsx';
import { createFactsRow, type RowFact } from './facts-row-view.ts';
import { Hero } from './hero.tsx';
import { Inclusions } from './inclusions.tsx';
import { Placements } from './placements.tsx';
import { createSummary } from './summary.ts';
import '#app/styles/region-tints.css';
import type { ReactNode } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import type { Picture } from '#content/types/picture.ts';
import factsRowStyles from './facts-row.module.css';
import leadColumnsStyles from './lead-columns.module.css';
import styles from './page.module.css';
import { PictureHook } from './picture-hook.tsx';

export function loader({ params, request }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const destination = findDestination(params.country);
  if (!destination) throw data(null, { status: 404 });

  const record = localisedCountries[language][destination.slug];
  const { country, shortName } = record;
  const name = shortName ?? country;
  const page = countryPage[language];
  const query = parseFinderQuery(new URL(request.url).searchParams);
  return {
    metadata: { title: page.formatTitle(name), description: createSummary(record, language) },
    texts: page,
    finderLink: page.createFinderLink(destination.slug, record),
    answer: createCountryAnswer(record.placements, query, language),
    facts: createFactsRow(destination.slug, language),
    record: createCountryView(record, language, query.profile),
    costs: getCountryCosts(destination.slug, language),
    name,
    badge: shortName ? country : `${country}, ${regionNames[language][destination.region]}`,
    region: destination.region,
    contact: {
      apply: createContactPath(destination.slug, 'apply'),
      consultation: createContactPath(destination.slug, 'consultation'),
    },
    flag: `flags/${destination.countryCode}` as const,
  };
}

/** A page with an answer belongs to one visitor. Without a sentence in its address it is prerendered, and has the headers of a file. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = createMeta(({ metadata }) => metadata);

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  const { texts, finderLink, answer, facts, record, costs } = loaderData;
  const { name, badge, region, flag, contact } = loaderData;
  return (
    <div className={`region-${region}`}>
      <LeadColumns
        hero={
          <Hero
            texts={texts.hero}
            contact={contact}
            finderLink={finderLink}
            answer={answer}
            name={name}
            badge={badge}
            flag={flag}
            subheadline={record.subheadline}
          >
            <FactsRow title={texts.facts.title} facts={facts} />
          </Hero>
        }
        poster={<Poster {...record.poster} />}
        overview={<Overview texts={texts.overview} paragraphs={record.overview} />}
      />
      <Placements texts={texts.placements} placements={record.placements} />
      <Eligibility title={texts.eligibility.title} cards={record.eligibility} />
      <Documents {...texts.documents} documents={record.documents} />
      <Inclusions texts={texts.inclusions} {...record} costs={costs} />
      <CtaSection
        {...texts.closing}
        contact={contact}
        question={record.closing}
        poster={record.poster}
      />
    </div>
  );
}

/** The facts that visitors ask for first about a country, in one row. */
function FactsRow({ title, facts }: { title: string; facts: readonly RowFact[] }) {
  return (
    <ul className={factsRowStyles.facts} aria-label={title}>
      {facts.map(({ value, note }) => (
        <li key={note}>
          <b>{keepRangesTogether(value)}</b> <small>{keepRangesTogether(note)}</small>
        </li>
      ))}
    </ul>
  );
}

/**
 * The first two sections of the page with the poster. On phones they follow each other: hero, poster, overview. On the desktop
 * the poster is a column across both sections.
 */
function LeadColumns({
  hero,
  poster,
  overview,
}: Record<'hero' | 'poster' | 'overview', ReactNode>) {
  return (
    <div className={leadColumnsStyles.lead}>
      {hero}
      <div className={leadColumnsStyles.aside}>{poster}</div>
      {overview}
    </div>
  );
}

/** The overview of the country. */
function Overview({
  texts,
  paragraphs,
}: {
  texts: { title: string };
  paragraphs: readonly string[];
}) {
  return (
    <Section surface="plate" containerClass={styles.columns}>
      <div>
        <h2>{texts.title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}

/** The poster of the country, which hangs from a nail. */
function Poster({ file, description }: Picture) {
  return (
    <div className={styles.poster}>
      <PictureHook />
      <Illustration file={file} description={description} loading="eager" fetchPriority="high" />
    </div>
  );
}
