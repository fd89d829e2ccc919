import type { EducationalOrganization, WebSite } from 'schema-dts';
import { home } from '#content/home.ts';
import { site } from '#content/site.ts';

/** Returns the `@id` by which other nodes on the page reference the organisation. */
const getOrganizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** Creates a short description of the organisation, for the `provider`, `publisher` or `organizer` of something else. */
export function createOrganizationReference(siteUrl: string) {
  return {
    '@type': 'EducationalOrganization',
    '@id': getOrganizationId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
  } satisfies EducationalOrganization;
}

/** Creates the structured data of the organisation with both its offices, as in the footer. */
export function createOrganization(siteUrl: string) {
  return {
    ...createOrganizationReference(siteUrl),
    description: home.en.hero.lede,
    logo: `${siteUrl}/favicon.svg`,
    email: site.email,
    location: site.offices.map(({ name, address, phone, countryCode }) => ({
      '@type': 'Place',
      name,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressCountry: countryCode.toUpperCase(),
      },
    })),
    sameAs: site.social.map(({ address }) => address),
  } satisfies EducationalOrganization;
}

/** Creates the structured data of the website, whose name search engines display. */
export function createWebSite(siteUrl: string) {
  return {
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.shortName,
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': getOrganizationId(siteUrl) },
  } satisfies WebSite;
}
