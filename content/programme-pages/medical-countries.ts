import { destinations } from '../destinations/destinations.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import type { Language } from '../language.ts';
import { regionNames } from '../names.ts';

/** The countries of the medical internships, by region. A region or a country that is in our lists has the same id here. */
export const medicalRegions = inBothLanguages((t, _, language) => [
  {
    id: 'europe',
    name: regionNames[language].europe,
    countries: [{ id: 'greece', name: t('Greece', 'গ্রিস') }],
  },
  {
    id: 'americas',
    name: regionNames[language].americas,
    countries: [
      { id: 'argentina', name: t('Argentina', 'আর্জেন্টিনা') },
      { id: 'mexico', name: t('Mexico', 'মেক্সিকো') },
      { id: 'peru', name: t('Peru', 'পেরু') },
      { id: 'jamaica', name: t('Jamaica', 'জ্যামাইকা') },
    ],
  },
  {
    id: 'asia',
    name: regionNames[language].asia,
    countries: [
      { id: 'cambodia', name: t('Cambodia', 'কম্বোডিয়া') },
      { id: 'mongolia', name: t('Mongolia', 'মঙ্গোলিয়া') },
      { id: 'nepal', name: t('Nepal', 'নেপাল') },
      { id: 'sri-lanka', name: t('Sri Lanka', 'শ্রীলঙ্কা') },
    ],
  },
  {
    id: 'africa',
    name: t('Africa', 'আফ্রিকা'),
    countries: [
      { id: 'ghana', name: t('Ghana', 'ঘানা') },
      { id: 'kenya', name: t('Kenya', 'কেনিয়া') },
      { id: 'tanzania', name: t('Tanzania', 'তানজানিয়া') },
    ],
  },
]);

/** Lists the countries of the medical internships that have no page of their own. */
export const listCountriesWithoutPage = (language: Language) =>
  medicalRegions[language]
    .flatMap(({ countries }) => countries)
    .filter(({ id }) => destinations.every(({ slug }) => slug !== id));
