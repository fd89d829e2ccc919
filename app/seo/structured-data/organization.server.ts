import type { EducationalOrganization, WebSite } from 'schema-dts';
import { home } from '#content/home.ts';
import { site } from '#content/site.ts';

/** By which other things on the page name the organisation. */
const getOrganizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The organisation where it only provides something: enough to know it by. */
export function createOrganizationReference(siteUrl: string) {
  return {
    '@type': 'EducationalOrganization',
    '@id': getOrganizationId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
  } satisfies EducationalOrganization;
}

/** The organisation with both its offices, as the footer has them. */
export function createOrganization(siteUrl: string) {
  return {
    ...createOrganizationReference(siteUrl),
    description: home.hero.lede,
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

/** The site as a whole: the name that search engines show for it. */
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
