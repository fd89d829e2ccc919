import { expect, test } from 'vitest';
import { france } from '#content/countries/france.ts';
import { germany } from '#content/countries/germany.ts';
import { italy } from '#content/countries/italy.ts';
import { usa } from '#content/countries/usa.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { createCountryAnswer } from './country-answer.ts';

const parse = (query: string) => parseFinderQuery(new URLSearchParams(query));
const sentence = 'age=22&studies=year-2&english=basic&passport=2-years';

test('each placement says what fits, what it depends on, or what is missing', () => {
  expect(createCountryAnswer(germany.en.placements, parse(sentence), 'en')).toEqual({
    back: { to: `/global-programs?${sentence}`, name: 'Your answer' },
    lines: [
      'Ausbildung: It could fit. We check your German, because the lessons are in German.',
      'Internship: You can apply: age, studies, English and passport fit.',
    ],
  });
  const [internship, , teacher] =
    createCountryAnswer(usa.en.placements, parse(sentence), 'en')?.lines ?? [];
  expect(internship).toBe('J1 Internship: Almost. Missing: upper-intermediate English.');
  expect(teacher).toBe(
    'Teacher: Almost. Missing: TOEFL 550+, unless waived. Depends on: your field and your work experience. We check: a valid certification.',
  );
});

test('a placement that almost fits says what else is open', () => {
  const [line] =
    createCountryAnswer(france.en.placements, parse('age=22&passport=none'), 'en')?.lines ?? [];
  expect(line).toBe(
    'Almost. Missing: a passport valid 12 months. Depends on: your studies and your English.',
  );
  const [older] =
    createCountryAnswer(
      italy.bn.placements,
      parse('age=40&studies=year-2&english=basic&passport=none'),
      'bn',
    )?.lines ?? [];
  expect(older).toBe(
    'অল্প বাকি। যা বাকি: ১২ মাস মেয়াদ আছে এমন পাসপোর্ট। সাধারণত বয়স ১৮ থেকে ৩৫ বছর: আমাদের জিজ্ঞেস করুন।',
  );
});

test('a fact that isn’t given is what it depends on, in the language of the page', () => {
  const [, internship] =
    createCountryAnswer(germany.bn.placements, parse('age=22&studies=year-2'), 'bn')?.lines ?? [];
  expect(internship).toBe('ইন্টার্নশিপ: মিলতে পারে। যার ওপর নির্ভর করে: আপনার ইংরেজি ও আপনার পাসপোর্ট।');
});

test('an address without a sentence has no answer', () => {
  expect(createCountryAnswer(germany.en.placements, parse('sort=name'), 'en')).toBeUndefined();
});
