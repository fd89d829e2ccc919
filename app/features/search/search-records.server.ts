import { createDestinationLink } from '#content/destinations/destination-link.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { formatDuration } from '#content/format-duration.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { programmeRecords } from '#content/programmes/records.ts';
import { searchPages } from '#content/search-pages.ts';
import type { SearchRecord, SearchRecords } from './search-record.ts';

const countries: SearchRecord[] = destinations.map(({ slug, name, region }) => {
  const { placements } = countryRecords[slug];
  const { to, flag } = createDestinationLink(slug);
  return {
    kind: 'country',
    name,
    text: [...new Set(placements.map(({ title }) => title))].join(', '),
    to,
    words: region,
    picture: { file: flag },
  };
});

const durations = new Map(globalPrograms.programmes.cards.map(({ to, text }) => [to, text]));

const programmePages: SearchRecord[] = programmes.map(({ slug, path, name }) => {
  const { text, picture } = programmeRecords[slug];
  return {
    kind: 'programme',
    name,
    text: durations.get(path) ?? '',
    to: path,
    words: text,
    picture: { file: picture.file },
  };
});

const placements: SearchRecord[] = destinations.flatMap(({ slug, name }) => {
  const { placements, poster } = countryRecords[slug];
  return placements.map(({ title, duration, positions, location = [], picture }) => ({
    kind: 'programme' as const,
    lesser: true as const,
    name: title,
    text: duration ? `${name}, ${formatDuration(duration)}` : name,
    to: `/destinations/${slug}`,
    words: [...positions, ...location].join(' '),
    picture: { file: (picture ?? poster).file },
  }));
});

const pages: SearchRecord[] = searchPages.map((page) => ({
  kind: 'page',
  ...page,
  picture: { icon: 'file-text' },
}));

const questions: SearchRecord[] = globalPrograms.questions.faqs.map(({ question, answer }) => ({
  kind: 'question',
  name: question,
  text: answer,
  to: '/global-programs#questions',
  picture: { icon: 'circle-help' },
}));

/** The search records of the content (requirements, "Search"). Blog posts are added in the browser or per request. */
export const searchRecords: SearchRecords = {
  records: [...countries, ...programmePages, ...placements, ...pages, ...questions],
  spellings: [
    ...destinations.map(({ slug, name }) => ({ name, ...countryRecords[slug].spellings })),
    ...programmes.map(({ slug, name }) => ({ name, ...programmeRecords[slug].spellings })),
  ],
};
