import { expect, test } from 'vitest';
import { globalPrograms } from '#content/global-programs.ts';
import { searchAnswers } from '#content/search-answers.ts';
import { missingSubjects } from '#content/search-missing.ts';
import { searchPhrases, searchTopics } from '#content/search-topics.ts';
import { createSearch } from './create-search.ts';
import { searchRecords } from './search-records.server.ts';

const { records } = searchRecords.en;
const subjects = new Set(searchTopics.map((line) => line.split(' ')[0]));
const words = new Set(searchTopics.flatMap((line) => line.split(' ')));

test('every page that answers a subject is a record, and every subject begins a line of the topics', () => {
  const questions = globalPrograms.en.questions.faqs.map(({ question }) => question);
  const known = [...records.flatMap(({ id, to }) => [id, to]), ...questions];
  expect(Object.keys(searchAnswers).filter((page) => !known.includes(page))).toEqual([]);
  const answered = Object.values(searchAnswers).flatMap((each) => each.split(' '));
  expect(answered.filter((subject) => !subjects.has(subject))).toEqual([]);
});

test('every expression stands for a word of the topics, or of a page’s name', () => {
  const names = records.flatMap(({ name }) => name.toLowerCase().split(' '));
  const unknown = searchPhrases.map(([word]) => word).filter((word) => !words.has(word));
  expect(unknown.filter((word) => !names.includes(word))).toEqual([]);
});

test('what is nearest to a subject without a page are three different records', () => {
  const { findById } = createSearch(searchRecords.en);
  for (const { expressions, nearest } of missingSubjects) {
    expect(new Set(findById(nearest).map(({ to }) => to)).size, expressions).toBe(3);
  }
});
