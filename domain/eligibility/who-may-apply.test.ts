import { expect, test } from 'vitest';
import { type MatchGroup, matchGroups } from '#content/eligibility/result-groups.ts';
import { opportunities } from './opportunities.ts';
import { ask, student } from './testing/ask.ts';

/*
 * Questions to "Can I go?", written by hand from the specification's table of who may apply, not from the rules. None is
 * used in another test.
 */

const questions: readonly [offer: string, group: MatchGroup | 'elsewhere', query: string][] = [
  // General rules.
  ['spain-hospitality-internship', 'now', student],
  ['italy-hospitality-internship', 'now', student.replace('year-3', 'graduate-new')],
  ['malta-island-hotel-internship', 'now', student.replace('year-3', 'masters')],
  ['portugal-hospitality-internship', 'not-yet', student.replace('year-3', 'year-1')],
  ['united-kingdom-hospitality-internship', 'not-yet', student.replace('year-3', 'hsc')],
  ['netherlands-hospitality-internship', 'not-yet', student.replace('year-3', 'diploma')],
  ['croatia-seaside-hotel-internship', 'not-yet', student.replace('year-3', 'graduate')],
  ['ireland-hospitality-internship', 'could-fit', student.replace('age=21', 'age=38')],
  ['new-zealand-hospitality-internship', 'could-fit', student.replace('age=21', 'age=17')],
  ['thailand-hotel-and-resort-internship', 'now', student.replace('2-years', '1-year')],
  ['vietnam-hotel-internship', 'almost', student.replace('2-years', '6-months')],
  ['indonesia-resort-internship', 'almost', student.replace('2-years', 'none')],
  ['malaysia-hospitality-internship', 'almost', student.replace('basic', 'beginner')],
  ['hong-kong-city-hotel-internship', 'could-fit', 'age=24&studies=year-2&english=fluent'],
  ['greece-resort-hotel-internship', 'could-fit', 'studies=year-2&english=fluent&passport=2-years'],
  ['montenegro-coastal-hotel-internship', 'now', student.replace('business', 'other')],
  ['czech-republic-city-and-spa-hotel-internship', 'not-yet', `${student}&length=1-month`],
  // Few facts.
  ['spain-hospitality-internship', 'could-fit', 'age=22'],
  ['professional-immersion', 'could-fit', 'age=22'],
  ['professional-immersion', 'could-fit', 'where=anywhere&length=any'],
  ['hotel-immersion', 'could-fit', 'studies=grade-12'],
  ['hotel-immersion', 'now', 'age=16&studies=grade-12'],
  ['professional-immersion', 'now', 'age=52&field=law'],
  ['usa-j1-internship', 'could-fit', 'where=usa'],
  // Germany.
  ['germany-internship', 'not-yet', student.replace('age=21', 'age=36')],
  ['germany-internship', 'now', student.replace('age=21', 'age=35')],
  ['germany-ausbildung', 'could-fit', student.replace('year-3', 'hsc')],
  ['germany-ausbildung', 'could-fit', student.replace('year-3', 'graduate')],
  ['germany-ausbildung', 'almost', student.replace('basic', 'beginner')],
  ['germany-ausbildung', 'not-yet', student.replace('age=21', 'age=17')],
  // France and China.
  ['france-hospitality-internship', 'not-yet', student.replace('age=21', 'age=31')],
  ['france-hospitality-internship', 'now', student.replace('age=21', 'age=30')],
  ['china-hospitality-internship-with-mandarin', 'not-yet', student.replace('age=21', 'age=19')],
  ['china-hospitality-internship-with-mandarin', 'now', student.replace('age=21', 'age=20')],
  // Denmark asks for no field.
  ['denmark-livestock-traineeship', 'now', student],
  ['denmark-livestock-traineeship', 'almost', student.replace('2-years', '1-year')],
  ['denmark-livestock-traineeship', 'not-yet', student.replace('age=21', 'age=40')],
  // USA.
  ['usa-j1-internship', 'now', student.replace('year-3', 'year-1').replace('basic', 'fluent')],
  ['usa-j1-internship', 'now', student.replace('21', '41').replace('basic', 'upper-intermediate')],
  ['usa-j1-internship', 'almost', student.replace('basic', 'intermediate')],
  ['usa-j1-internship', 'not-yet', student.replace('year-3', 'graduate')],
  ['usa-j1-traineeship', 'now', student.replace('year-3', 'graduate').replace('none', '1-year')],
  ['usa-j1-traineeship', 'almost', student.replace('year-3', 'masters').replace('none', 'some')],
  ['usa-j1-traineeship', 'not-yet', student.replace('none', '2-years')],
  ['usa-j1-traineeship', 'could-fit', 'age=25&studies=graduate&english=basic&passport=5-years'],
  [
    'usa-teacher',
    'could-fit',
    'age=29&field=teaching&experience=2-years&english=fluent&passport=5-years',
  ],
  [
    'usa-teacher',
    'almost',
    'age=29&field=teaching&experience=1-year&english=fluent&passport=5-years',
  ],
  [
    'usa-teacher',
    'almost',
    'age=29&field=teaching&experience=2-years&english=intermediate&passport=5-years',
  ],
  [
    'usa-teacher',
    'not-yet',
    'age=29&field=arts&experience=2-years&english=fluent&passport=5-years',
  ],
  // The Gulf.
  [
    'uae-luxury-hospitality',
    'now',
    'age=22&studies=hsc&field=hospitality&experience=some&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'now',
    'age=26&studies=graduate&field=tourism&experience=none&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'almost',
    'age=22&studies=year-2&field=hospitality&experience=none&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'not-yet',
    'age=26&studies=graduate&field=business&experience=2-years&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'not-yet',
    'age=20&studies=graduate&field=tourism&experience=none&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'could-fit',
    'age=22&studies=year-2&field=hospitality&english=basic&passport=1-year',
  ],
  [
    'bahrain-gulf-hospitality',
    'now',
    'age=24&studies=graduate&field=business&english=basic&passport=1-year',
  ],
  [
    'bahrain-gulf-hospitality',
    'could-fit',
    'age=24&studies=graduate&field=engineering&english=basic&passport=1-year',
  ],
  [
    'bahrain-gulf-hospitality',
    'not-yet',
    'age=24&studies=last-year&field=business&english=basic&passport=1-year',
  ],
  // Medical internships prefer a background, and ask for no studies.
  ['medical-internships', 'now', 'age=45&field=engineering&english=intermediate&passport=6-months'],
  ['medical-internships', 'now', 'age=19&studies=hsc&english=fluent&passport=1-year'],
  ['medical-internships', 'almost', 'age=19&field=health&english=basic&passport=2-years'],
  ['medical-internships', 'not-yet', 'age=17&field=health&english=fluent&passport=2-years'],
  ['medical-internships', 'now', 'age=23&english=fluent&passport=2-years&where=greece'],
  // Student exchange.
  ['student-exchange', 'could-fit', 'age=19&studies=year-1&english=basic&passport=6-months'],
  ['student-exchange', 'could-fit', 'age=30&studies=graduate&english=basic&passport=2-years'],
  ['student-exchange', 'not-yet', 'age=19&studies=hsc&english=basic&passport=2-years'],
  ['student-exchange', 'almost', 'studies=year-1&english=beginner&passport=none'],
  // Programmes in Bangladesh need no passport.
  ['virtual-internship', 'now', 'age=22&studies=year-2&english=basic&passport=none'],
  ['virtual-internship', 'could-fit', 'age=40&studies=year-2&english=basic'],
  ['virtual-internship', 'not-yet', 'age=22&studies=diploma&english=basic'],
  ['virtual-internship', 'elsewhere', `${student}&where=germany`],
  ['hotel-immersion', 'now', 'studies=diploma&english=beginner'],
  ['hotel-immersion', 'could-fit', 'age=19&english=basic'],
  // Study abroad and pathway aren't tied to a country.
  ['study-abroad', 'could-fit', 'age=18&studies=grade-12&english=beginner&passport=2-years'],
  ['study-abroad', 'almost', 'age=50&studies=graduate&english=fluent&passport=none'],
  ['study-abroad', 'could-fit', `${student}&where=united-kingdom`],
  ['pathway-program', 'now', 'age=44&studies=year-2&english=basic&passport=1-year'],
  ['pathway-program', 'could-fit', 'age=18&studies=hsc&english=basic&passport=1-year'],
  ['pathway-program', 'not-yet', 'age=18&studies=year-1&english=basic&passport=1-year'],
  ['pathway-program', 'could-fit', `${student}&where=united-kingdom`],
  ['student-exchange', 'could-fit', `${student}&where=asia`],
  // What is elsewhere, and earlier addresses.
  ['spain-hospitality-internship', 'elsewhere', `${student}&where=usa`],
  [
    'usa-j1-traineeship',
    'now',
    'age=27&studies=graduate-working&experience=2-years&english=basic&passport=2-years',
  ],
];

test.each(questions)('%s: %s (%s)', (id, group, query) => {
  expect(opportunities.map((each) => each.id)).toContain(id);
  expect(ask(query, id)?.group ?? 'elsewhere').toBe(group);
});

test('the questions are different, and each group is an answer', () => {
  expect(questions.length).toBeGreaterThanOrEqual(58);
  expect(new Set(questions.map(([id, , query]) => `${id}?${query}`)).size).toBe(questions.length);
  const groups = questions.map(([, group]) => group);
  expect(new Set(groups)).toEqual(new Set([...matchGroups, 'elsewhere']));
});
