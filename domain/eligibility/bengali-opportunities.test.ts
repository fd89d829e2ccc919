import { expect, test } from 'vitest';
import { getDocuments } from './documents.ts';
import { localisedOpportunities } from './opportunities.ts';

/** Names of tests and levels, and the English names of documents in brackets. */
const withoutNames = (text: string) =>
  text.replaceAll(/IELTS|A2|TOEFL|GPA|HSC|J1|\([A-Z][\w ]+\)/g, '');

test('the opportunities have Bengali texts, and the same rules and figures', () => {
  expect(localisedOpportunities.bn).toHaveLength(localisedOpportunities.en.length);
  for (const [index, opportunity] of localisedOpportunities.bn.entries()) {
    const english = localisedOpportunities.en[index];
    const { id, name, country, duration, stipend, places, placesText, hours, rules } = opportunity;
    const documents = getDocuments(opportunity, 'bn');
    const texts = [
      name,
      country?.name,
      duration?.text,
      stipend?.text,
      hours,
      ...places,
      placesText,
      ...rules.flatMap(({ requirementText, howToMeet }) => [requirementText, howToMeet]),
      ...documents.flatMap((each) => [each.name, each.how]),
    ];
    const remains = texts.filter((text) => /[A-Za-z0-9]/.test(withoutNames(text ?? '')));
    expect(remains, id).toEqual([]);
    expect(id).toBe(english?.id);
    expect(rules.map(({ rule }) => rule)).toEqual(english?.rules.map(({ rule }) => rule));
    expect(rules.map(({ howToMeet }) => howToMeet !== undefined)).toEqual(
      english?.rules.map(({ howToMeet }) => howToMeet !== undefined),
    );
    expect(places).toHaveLength(english?.places.length ?? 0);
    expect(hours === undefined).toBe(english?.hours === undefined);
  }
});
