import { collectNodes, type Node } from '#app/seo/structured-data/testing/schema-org.ts';

/** The properties that search engines require of each type (developers.google.com/search/docs, "Structured data"). */
const requiredProperties: Record<string, string[]> = {
  EducationalOrganization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  CourseInstance: ['duration'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Event: ['name', 'startDate', 'location', 'organizer'],
  BlogPosting: ['headline', 'datePublished', 'image', 'publisher'],
  Place: ['address'],
  VirtualLocation: ['url'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Country: ['name'],
  QuantitativeValue: ['unitCode'],
};

/** Properties whose value must be visible on the page. */
const visibleProperties = ['name', 'headline', 'text', 'streetAddress', 'telephone', 'email'];

/**
 * Finds properties of structured data that are missing, that should be absolute URLs and aren't, or whose value isn't on the page.
 *
 * @param text the text of the page
 */
export function findWrongProperties(data: readonly Node[], text: string): string[] {
  return collectNodes([...data]).flatMap(({ '@type': type, ...properties }) => {
    if (!type) return [];
    const required = requiredProperties[type];
    if (!required) return [`${type} is unknown`];
    const missing = required.filter((name) => !(name in properties));
    const wrong = Object.entries(properties).filter(
      ([name, value]) =>
        (['url', 'item', 'image', 'logo', '@id'].includes(name) &&
          !String(value).startsWith('https:')) ||
        (visibleProperties.includes(name) && !text.includes(String(value))),
    );
    return [
      ...missing.map((name) => `${type} has no ${name}`),
      ...wrong.map(([name, value]) => `${type}.${name} is ${value}`),
    ];
  });
}
