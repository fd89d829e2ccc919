import { expect, test } from 'vitest';
import { opportunitiesFiles } from '../eligibility-finder/opportunities-file.server.ts';
import { resolveHandOver } from './resolve-hand-over.ts';

const now = new Date('2026-11-26T06:00:00Z');

test('names, documents and the form come from the site', () => {
  const record = resolveHandOver(
    {
      search: 'age=22&passport=5-years&compare=usa-teacher',
      plan: { id: 'germany-internship', month: '2027-09' },
      documents: ['resume'],
      reference: 'OPR-7K4M-29QX',
    },
    opportunitiesFiles.en,
    now,
  );
  expect(record).toMatchObject({
    search: 'age=22&passport=5-years&compare=usa-teacher',
    plan: { id: 'germany-internship', place: 'Germany', month: '2027-09', obtained: ['passport'] },
    documents: ['resume'],
    reference: 'OPR-7K4M-29QX',
  });
  expect(record.plan?.documents).toHaveLength(8);
  expect(record.plan?.apply).toMatch(
    /^\/apply\/international-internship\?destination=germany&.*plan=germany-internship&leave=2027-09$/,
  );
});

test('unknown ids and invalid values are left out', () => {
  expect(
    resolveHandOver(
      {
        search: 'age=999&compare=mars&compare=usa-teacher&evil=1',
        plan: { id: 'mars', month: '2027-09' },
        documents: ['resume', 'mars'],
      },
      opportunitiesFiles.en,
      now,
    ),
  ).toEqual({ search: 'compare=usa-teacher', documents: ['resume'] });
});
