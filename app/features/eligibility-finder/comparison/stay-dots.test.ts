import { expect, test } from 'vitest';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { chooseStayRuler, computeStayDots } from './stay-dots.ts';

const stay = (id: string) => {
  const duration = opportunities.find((option) => option.id === id)?.duration;
  if (!duration) throw new Error(`no duration of ${id}`);
  return duration;
};

test.each([
  ['day', 10, ['professional-immersion', 'hotel-immersion']],
  ['week', 12, ['medical-internships', 'hotel-immersion']],
  ['month', 18, ['germany-internship', 'denmark-livestock-traineeship', 'hotel-immersion']],
  ['month', 24, ['uae-luxury-hospitality']],
  ['quarter', 12, ['usa-teacher', 'virtual-internship']],
  ['quarter', 16, ['study-abroad']],
] as const)('a dot is a %s, and there are %i of them for %j', (unit, dots, ids) => {
  expect(chooseStayRuler(ids.map(stay))).toMatchObject({ unit, dots });
});

test('dots are full up to the shortest stay, rings up to the longest, dark beyond', () => {
  const germany = stay('germany-internship');
  const china = stay('china-hospitality-internship-with-mandarin');
  const ruler = chooseStayRuler([germany, china, stay('denmark-livestock-traineeship')]);
  const counted = (dots: readonly unknown[]) =>
    [1, 'ring', 'off'].map((look) => dots.filter((dot) => dot === look).length);
  expect(counted(computeStayDots(germany, ruler))).toEqual([6, 6, 6]);
  expect(counted(computeStayDots(china, ruler))).toEqual([10, 0, 8]);
});

test('what is shorter than a dot fills a part of it', () => {
  const ruler = chooseStayRuler([stay('usa-teacher')]);
  expect(computeStayDots(stay('virtual-internship'), ruler).slice(0, 3)).toEqual([
    0.333,
    'ring',
    'off',
  ]);
});
