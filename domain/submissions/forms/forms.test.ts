import { expect, test } from 'vitest';
import { programmes } from '#content/programmes/programmes.ts';
import { programmeRecords } from '#content/programmes/records.ts';
import { formatAnswer } from '../describe.ts';
import { type Field, getFields, type Option } from '../form.ts';
import { getApplicationForm } from './application.ts';
import { getPreferredDestinations, getProgramDurations } from './application-options.ts';
import { applicationSlugs } from './application-programmes.ts';
import { getSharedFields } from './fields.ts';
import { findApplicationForm, findForm, formSlugs, getProgrammeName } from './forms.ts';

const currentEducations = getSharedFields('en').currentEducation.options;
const preferredDestinations = getPreferredDestinations('en');
const programDurations = getProgramDurations('en');

function fieldOf(programme: string, name: string): Field {
  const field = getFields(getApplicationForm(programme, 'en')).find(
    (candidate) => candidate.name === name,
  );
  if (!field) throw new Error(`No field ${name}`);
  return field;
}
const optionsOf = (programme: string, name: string): readonly Option[] => {
  const field = fieldOf(programme, name);
  return 'options' in field ? field.options : [];
};

test('the options are those of the specification', () => {
  // Requirements 3, word for word.
  expect(currentEducations.map(({ value }) => value).join(', ')).toBe(
    'high-school, undergraduate, graduate, postgraduate',
  );
  expect(preferredDestinations.map(({ value }) => value).join(', ')).toBe(
    'usa, france, italy, spain, portugal, uk, netherlands, new-zealand, czech-republic, croatia, montenegro, malta, greece, thailand, vietnam, indonesia, malaysia, hong-kong, uae, bahrain',
  );
  expect(programDurations.map(({ value }) => value).join(', ')).toBe(
    '3-months, 6-months, 12-months, 18-months, 24-months',
  );
});

test('all programmes have the shared form, except the two with a form of their own', () => {
  const ownForms = ['study-abroad', 'international-internship'];
  expect(applicationSlugs).toEqual(
    programmes.map(({ slug }) => slug).filter((slug) => !ownForms.includes(slug)),
  );
  for (const other of [...ownForms, 'constructor', '']) {
    expect(findApplicationForm(other, 'en')).toBeUndefined();
  }
});

test('no programme removes an option, and none offers one twice', () => {
  for (const slug of applicationSlugs) {
    expect(optionsOf(slug, 'currentEducation')).toEqual(currentEducations);
    const lists = {
      preferredDestination: preferredDestinations,
      programDuration: programDurations,
    };
    for (const [name, general] of Object.entries(lists)) {
      const options = optionsOf(slug, name);
      expect(options).toEqual(expect.arrayContaining([...general]));
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
  }
});

test.each(applicationSlugs)(
  'the checklist of %s says when the programme takes place in Bangladesh',
  (slug) => {
    const { atHome = false } = programmeRecords[slug];
    const hints = getApplicationForm(slug, 'en').sections.map(
      ({ checklist }) => checklist?.later?.hint ?? '',
    );
    expect(hints.join().includes('takes place in Bangladesh')).toBe(atHome);
  },
);

test('the medical internships offer their twelve countries', () => {
  const labels = optionsOf('medical-internships', 'preferredDestination').map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(
      'Greece, Argentina, Mexico, Peru, Jamaica, Cambodia, Mongolia, Nepal, Sri Lanka, Ghana, Kenya, Tanzania'.split(
        ', ',
      ),
    ),
  );
});

test('a value that is no longer offered is shown as it is', () => {
  const field = fieldOf('student-exchange', 'preferredDestination');
  expect(formatAnswer(field, { preferredDestination: 'uk' })).toBe('United Kingdom');
  expect(formatAnswer(field, { preferredDestination: 'atlantis' })).toBe('atlantis');
  expect(getProgrammeName('student-exchange', 'en')).toBe('Student Exchange');
  expect(getProgrammeName('a-former-programme', 'en')).toBe('a-former-programme');
  expect(findForm('application', 'en', 'a-former-programme')).toBeDefined();
});

test.each(formSlugs)('the definition of the form "%s" is consistent', (slug) => {
  const form = findForm(slug, 'en', 'student-exchange');
  if (!form) throw new Error('No form');
  expect(form.slug).toBe(slug);
  const names = getFields(form).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of [...form.nameFields, 'email']) expect(names).toContain(name);
  // These columns are added by the store (cli/flat-submission.ts).
  for (const taken of ['reference', 'form', 'programme', 'submittedAt', 'termsVersion']) {
    expect(names).not.toContain(taken);
  }
  for (const { field } of form.confirmation) {
    const shown = getFields(form).find(({ name }) => name === field);
    // The confirmation page must not repeat free text.
    expect(['radio', 'select']).toContain(shown?.kind);
  }
  // The browser receives the form as data.
  expect(JSON.parse(JSON.stringify(form))).toEqual(form);
});
