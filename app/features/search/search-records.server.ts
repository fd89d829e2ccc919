import { createDestinationLink } from '#content/destinations/destination-link.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { countryRecords, localisedCountries } from '#content/destinations/records.ts';
import { formats } from '#content/formats/formats.ts';
import { globalPrograms } from '#content/global-programs.ts';
import type { Language } from '#content/language.ts';
import { getProgrammeName, regionNames } from '#content/names.ts';
import { getPositionName } from '#content/positions.ts';
import { programmes } from '#content/programmes/programmes.ts';
import {
  localisedProgrammes,
  programmeRecords,
  programmePages as programmeTexts,
} from '#content/programmes/records.ts';
import { searchAnswers } from '#content/search-answers.ts';
import { missingSubjects } from '#content/search-missing.ts';
import { programmeSearchWords, searchPages } from '#content/search-pages.ts';
import { searchPhrases, searchTopics } from '#content/search-topics.ts';
import { services } from '#content/services.ts';
import { addEnglishWords } from './add-english-words.ts';
import { collectTitles, listKeywords, pickSubjects, pickTitleWords } from './collect-keywords.ts';
import type { SearchRecord, SearchRecords } from './search-record.ts';

const joinWords = (...lists: (string[] | undefined)[]) =>
  [...new Set(lists.flatMap((words = []) => words))].join(' ');

function getAnswers(id = ''): Pick<SearchRecord, 'answers'> {
  const answers = searchAnswers[id];
  return answers ? { answers } : {};
}

const countrySubjects = pickSubjects(destinations.map(({ slug }) => countryRecords[slug].overview));
const benefitSubjects = pickSubjects(destinations.map(({ slug }) => countryRecords[slug].benefits));

const listCountries = (language: Language): SearchRecord[] =>
  destinations.map(({ slug, region }, index) => {
    const { placements } = localisedCountries[language][slug];
    const { to, name, flag } = createDestinationLink(slug, language);
    return {
      kind: 'country',
      name,
      text: [...new Set(placements.map(({ title }) => title))].join(', '),
      to,
      words:
        language === 'en'
          ? joinWords([region], benefitSubjects[index])
          : regionNames[language][region],
      ...(language === 'en' && { mentions: joinWords(countrySubjects[index]) }),
      picture: { file: flag },
    };
  });

const programmeTitleWords = pickTitleWords(
  programmes.map(({ slug }) => collectTitles(programmeTexts[slug])),
);

const listProgrammes = (language: Language): SearchRecord[] =>
  programmes.map(({ slug, path }, index) => {
    const { text, picture, duration } = localisedProgrammes[language][slug];
    return {
      kind: 'programme',
      name: getProgrammeName(slug, language),
      text: formats[language].duration(duration),
      to: path,
      ...getAnswers(path),
      words:
        language === 'en'
          ? joinWords(
              listKeywords(`${text} ${programmeSearchWords[slug] ?? ''}`),
              programmeTitleWords[index],
            )
          : joinWords(listKeywords(text)),
      picture: { file: picture.file },
    };
  });

const listPlacements = (language: Language): SearchRecord[] =>
  destinations.flatMap(({ slug }) => {
    const { placements, poster } = localisedCountries[language][slug];
    const { to, name } = createDestinationLink(slug, language);
    return placements.map(({ title, duration, positions, location = [], picture }) => ({
      kind: 'programme' as const,
      lesser: true as const,
      name: title,
      text: duration ? `${name}, ${formats[language].duration(duration)}` : name,
      to,
      words: [...positions.map((id) => getPositionName(id, language)), ...location].join(' '),
      picture: { file: (picture ?? poster).file },
    }));
  });

const listPages = (language: Language): SearchRecord[] =>
  searchPages[language].map((page) => ({
    kind: 'page',
    ...page,
    ...getAnswers(page.to),
    picture: { icon: 'file-text' },
  }));

/** The services without a programme of their own, which is a record already. */
const listServices = (language: Language): SearchRecord[] =>
  services[language].list.services
    .filter(({ to }) => !programmes.some(({ path }) => path === to))
    .map(({ title, text, to }) => ({
      kind: 'page',
      lesser: true,
      name: title,
      text,
      to,
      picture: { icon: 'file-text' },
    }));

const listQuestions = (language: Language): SearchRecord[] =>
  globalPrograms[language].questions.faqs.map(({ id, question, answer }, index) => ({
    kind: 'question',
    ...getAnswers(globalPrograms.en.questions.faqs[index]?.question),
    ...(id && { id }),
    name: question,
    text: answer,
    to: '/global-programs#questions',
    picture: { icon: 'circle-help' },
  }));

const listRecords = (language: Language): SearchRecord[] => [
  ...listCountries(language),
  ...listProgrammes(language),
  ...listPlacements(language),
  ...listPages(language),
  ...listServices(language),
  ...listQuestions(language),
];

const listSpellings = (language: Language): SearchRecords['spellings'] => [
  ...destinations.map(({ slug }) => {
    const { bengali, latin } = countryRecords[slug].spellings;
    return { name: createDestinationLink(slug, language).name, bengali, latin };
  }),
  ...programmes.map(({ slug }) => ({
    name: getProgrammeName(slug, language),
    ...programmeRecords[slug].spellings,
  })),
];

const englishRecords = listRecords('en');

/** What doesn't depend on the language of the records. */
const vocabulary = { topics: searchTopics, phrases: searchPhrases, missing: missingSubjects };

/**
 * The search records of the content in each language (requirements, "Search"). Blog posts are added in the browser or per
 * request. A Bengali record has the words of the English one as well, hidden, since visitors type both.
 */
export const searchRecords: Record<Language, SearchRecords> = {
  en: { records: englishRecords, spellings: listSpellings('en'), ...vocabulary },
  bn: {
    ...addEnglishWords(
      { records: listRecords('bn'), spellings: listSpellings('bn') },
      { records: englishRecords, spellings: listSpellings('en') },
    ),
    ...vocabulary,
  },
};
