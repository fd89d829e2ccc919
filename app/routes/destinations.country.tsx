import { data, redirect } from 'react-router';
import { Closing } from '#app/components/country/closing/closing.tsx';
import { Documents } from '#app/components/country/documents/documents.tsx';
import { Eligibility } from '#app/components/country/eligibility/eligibility.tsx';
import { Inclusions } from '#app/components/country/inclusions/inclusions.tsx';
import { Opening } from '#app/components/country/opening/opening.tsx';
import { Overview } from '#app/components/country/overview/overview.tsx';
import { Programs } from '#app/components/country/programs/programs.tsx';
import { PlainPage } from '#app/components/plain-page/plain-page.tsx';
import { countryCodeOf } from '#app/content/destinations/country-code.ts';
import { destinationAliases, destinations } from '#app/content/destinations/destinations.ts';
import { flagOf } from '#app/content/destinations/flags.ts';
import { posterOf } from '#app/content/destinations/posters.ts';
import { countryRecords } from '#app/content/destinations/records.ts';
import { regionNames } from '#app/content/destinations/regions.ts';
import { metadataOf } from '#app/page-metadata.ts';
import type { Route } from './+types/destinations.country.ts';

export function loader({ params }: Route.LoaderArgs) {
  const alias = destinationAliases[params.country];
  if (alias) throw redirect(`/destinations/${alias}`, 301);
  const destination = destinations.find(({ slug }) => slug === params.country);
  if (!destination) throw data(null, { status: 404 });

  const record = countryRecords[destination.slug];
  if (!record) {
    const page = {
      title: destination.name,
      text: `Programs in ${withArticle(destination.name)}: ask us what suits your studies and when you could leave.`,
      links: [
        { to: '/contact', name: 'Apply Now' },
        { to: '/destinations', name: 'View Other Destinations' },
      ],
    };
    return { metadata: { title: page.title, description: page.text }, page };
  }
  const { country, shortName, subheadline, overview } = record;
  return {
    metadata: { title: country, description: `${subheadline}. ${overview[0]}` },
    record,
    name: shortName ?? country,
    badge: shortName ? country : `${country}, ${regionNames[destination.region]}`,
    region: destination.region,
    flag: flagOf(countryCodeOf(record.flag)),
    poster: posterOf(destination.slug),
  };
}

/** As the name stands within a sentence. */
const withArticle = (name: string) =>
  /^(USA|United|Netherlands|Czech)/.test(name) ? `the ${name}` : name;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData.metadata) : [];

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.page) return <PlainPage {...loaderData.page} />;
  const { record, name, badge, region, flag, poster } = loaderData;
  return (
    <div className={`region-${region}`}>
      <Opening
        name={name}
        badge={badge}
        flag={flag}
        subheadline={record.subheadline}
        poster={{ address: poster, description: record.poster.description }}
      />
      <Overview paragraphs={record.overview} />
      <Programs programs={record.programs} />
      <Eligibility cards={record.eligibility} />
      <Documents {...record.documents} />
      <Inclusions {...record} />
      <Closing question={record.closing} poster={poster} part={record.poster.closingPart} />
    </div>
  );
}
