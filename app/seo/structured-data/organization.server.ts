import type { EducationalOrganization, WebSite } from 'schema-dts';
import { home } from '#content/home.ts';
import { type Language, localisePath } from '#content/language.ts';
import { site } from '#content/site.ts';
import { languageTags } from './language-tags.ts';

/** Returns the `@id` by which other nodes on the page reference the organisation. */
const getOrganizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** Creates a short description of the organisation, for the `provider`, `publisher` or `organizer` of something else. */
export function createOrganizationReference(siteUrl: string, language: Language) {
  return {
    '@type': 'EducationalOrganization',
    '@id': getOrganizationId(siteUrl),
    name: site[language].name,
    url: `${siteUrl}/`,
  } satisfies EducationalOrganization;
}

/**
 * Creates the structured data of the organisation with both its offices, as in the footer.
 *
 * @param description of the home page in Bengali. In English the lead of the home page is used instead.
 */
export function createOrganization(siteUrl: string, language: Language, description: string) {
  const organisation = site[language];
  return {
    ...createOrganizationReference(siteUrl, language),
    description: language === 'en' ? home.en.hero.lead : description,
    logo: `${siteUrl}/favicon.svg`,
    email: organisation.email,
    location: organisation.offices.map(({ name, address, phone, countryCode }) => ({
      '@type': 'Place',
      name,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressCountry: countryCode.toUpperCase(),
      },
    })),
    sameAs: organisation.social.map(({ address }) => address),
  } satisfies EducationalOrganization;
}

/** Creates the structured data of the website's edition in a language, whose name search engines display. */
export function createWebSite(siteUrl: string, language: Language) {
  const organisation = site[language];
  return {
    '@type': 'WebSite',
    name: organisation.name,
    alternateName: organisation.shortName,
    url: siteUrl + localisePath('/', language),
    inLanguage: languageTags[language],
    publisher: { '@id': getOrganizationId(siteUrl) },
  } satisfies WebSite;
}
