import type { Page } from '@playwright/test';
import { destinations } from '#content/destinations/destinations.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { getFields } from '#domain/submissions/form.ts';
import { fields } from '../specification/application-form.ts';
import { countries, programmes as specifiedProgrammes } from '../specification/routes.ts';
import { applicationForm } from './application-form.ts';

/** Returns the items that the specification doesn't know. */
const findLater = (all: readonly string[], specified: readonly string[]) =>
  all.filter((item) => !specified.includes(item));

/** Selects the items of lists that are about a page: links of menus, cards, and rows of answers, whose links have a query. */
const selectItem = (path: string) =>
  `li:has(> a[href$="${path}"]), main li:has(a[href$="${path}"]), main li:has(a[href*="${path}?"])`;

/** Selectors of the countries, programmes and fields that were added after the specification. There may be none. */
const selectors = [
  ...findLater(
    destinations.map(({ slug }) => slug),
    [...Object.keys(countries), 'ireland'],
  ).map((slug) => selectItem(`/destinations/${slug}`)),
  ...findLater(
    programmes.map(({ slug }) => slug),
    specifiedProgrammes,
  ).map((slug) => selectItem(`/global-programs/${slug}`)),
  ...findLater(
    getFields(applicationForm).map(({ name }) => name),
    fields.map(({ name }) => name),
  ).map((name) => `[data-field="${name}"]`),
];

/** Hides what was added after the specification, so that a page lists what the specification knows. */
export const hideLaterContent = (page: Page): Promise<void> =>
  page.evaluate(
    (rule) => {
      const styles = new CSSStyleSheet();
      styles.replaceSync(rule);
      document.adoptedStyleSheets.push(styles);
    },
    `${selectors.join() || ':not(*)'} { display: none !important; }`,
  );
