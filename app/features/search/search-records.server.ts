import { createDestinationLink } from '#content/destinations/destination-link.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { formatDuration } from '#content/format-duration.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { getPositionName } from '#content/positions.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { programmeRecords, programmePages as programmeTexts } from '#content/programmes/records.ts';
import { programmeSearchWords, searchPages } from '#content/search-pages.ts';
import { searchTopics } from '#content/search-topics.ts';
import { services } from '#content/services.ts';
import { collectTitles, listKeywords, pickSubjects, pickTitleWords } from './collect-keywords.ts';
import type { SearchRecord, SearchRecords } from './search-record.ts';

const joinWords = (...lists: (string[] | undefined)[]) =>
  [...new Set(lists.flatMap((words = []) => words))].join(' ');

const countrySubjects = pickSubjects(destinations.map(({ slug }) => countryRecords[slug].overview));
const benefitSubjects = pickSubjects(destinations.map(({ slug }) => countryRecords[slug].benefits));

const countries: SearchRecord[] = destinations.map(({ slug, name, region }, index) => {
  const { placements } = countryRecords[slug];
  const { to, flag } = createDestinationLink(slug);
  return {
    kind: 'country',
    name,
    text: [...new Set(placements.map(({ title }) => title))].join(', '),
    to,
    words: joinWords([region], benefitSubjects[index]),
    mentions: joinWords(countrySubjects[index]),
    picture: { file: flag },
  };
});

const durations = new Map(globalPrograms.en.programmes.cards.map(({ to, text }) => [to, text]));

const programmeTitleWords = pickTitleWords(
  programmes.map(({ slug }) => collectTitles(programmeTexts[slug])),
);

const programmePages: SearchRecord[] = programmes.map(({ slug, path, name }, index) => {
  const { text, picture } = programmeRecords[slug];
  return {
    kind: 'programme',
    name,
    text: durations.get(path) ?? '',
    to: path,
    words: joinWords(
      listKeywords(`${text} ${programmeSearchWords[slug] ?? ''}`),
      programmeTitleWords[index],
    ),
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
    words: [...positions.map(getPositionName), ...location].join(' '),
    picture: { file: (picture ?? poster).file },
  }));
});

const pages: SearchRecord[] = searchPages.map((page) => ({
  kind: 'page',
  ...page,
  picture: { icon: 'file-text' },
}));

/** The services without a programme of their own, which is a record already. */
const servicePages: SearchRecord[] = services.en.list.services
  .filter(({ to }) => !durations.has(to))
  .map(({ title, text, to }) => ({
    kind: 'page',
    lesser: true,
    name: title,
    text,
    to,
    picture: { icon: 'file-text' },
  }));

const questions: SearchRecord[] = globalPrograms.en.questions.faqs.map(
  ({ id, question, answer }) => ({
    kind: 'question',
    ...(id && { id }),
    name: question,
    text: answer,
    to: '/global-programs#questions',
    picture: { icon: 'circle-help' },
  }),
);

/** The search records of the content (requirements, "Search"). Blog posts are added in the browser or per request. */
export const searchRecords: SearchRecords = {
  records: [
    ...countries,
    ...programmePages,
    ...placements,
    ...pages,
    ...servicePages,
    ...questions,
  ],
  spellings: [
    ...destinations.map(({ slug, name }) => ({ name, ...countryRecords[slug].spellings })),
    ...programmes.map(({ slug, name }) => ({ name, ...programmeRecords[slug].spellings })),
  ],
  topics: searchTopics,
};
