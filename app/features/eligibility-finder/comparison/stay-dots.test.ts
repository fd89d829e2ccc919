import { expect, test } from 'vitest';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { chooseStayRuler, computeStayDots } from './stay-dots.ts';

const getDuration = (id: string) => {
  const duration = opportunities.find((opportunity) => opportunity.id === id)?.duration;
  if (!duration) throw new Error(`Opportunity ${id} has no duration`);
  return duration;
};

test.each([
  ['day', 10, ['professional-immersion', 'hotel-immersion']],
  ['week', 12, ['medical-internships', 'hotel-immersion']],
  ['month', 18, ['germany-internship', 'denmark-livestock-traineeship', 'hotel-immersion']],
  ['month', 24, ['uae-luxury-hospitality']],
  ['quarter', 12, ['usa-teacher', 'virtual-internship']],
  ['quarter', 16, ['study-abroad']],
] as const)('a dot is a %s, and there are %i dots for %j', (unit, dots, ids) => {
  expect(chooseStayRuler(ids.map(getDuration))).toMatchObject({ unit, dots });
});

test('dots are full up to the shortest stay, rings up to the longest, and off beyond', () => {
  const germany = getDuration('germany-internship');
  const china = getDuration('china-hospitality-internship-with-mandarin');
  const ruler = chooseStayRuler([germany, china, getDuration('denmark-livestock-traineeship')]);
  const countByLook = (dots: readonly unknown[]) =>
    [1, 'ring', 'off'].map((look) => dots.filter((dot) => dot === look).length);
  expect(countByLook(computeStayDots(germany, ruler))).toEqual([6, 6, 6]);
  expect(countByLook(computeStayDots(china, ruler))).toEqual([10, 0, 8]);
});

test('a stay that is shorter than a dot fills a part of it', () => {
  const ruler = chooseStayRuler([getDuration('usa-teacher')]);
  expect(computeStayDots(getDuration('virtual-internship'), ruler).slice(0, 3)).toEqual([
    0.333,
    'ring',
    'off',
  ]);
});
