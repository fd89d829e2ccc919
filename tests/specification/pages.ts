import { eightDocuments } from './documents.ts';
import type { Expectation } from './expectation.ts';
import { nationalOffers, nationalProgrammePages } from './national-programmes.ts';
import { countries, programmes } from './routes.ts';

const home = { page: '/', source: 'requirements 2, "Home"' };
const about = { page: '/about', source: 'requirements 2, "About"' };
const overview = { page: '/global-programs', source: 'requirements 2, "Global Programs overview"' };
const destinations = { page: '/destinations', source: 'requirements 2, "Destinations"' };
const services = { page: '/services', source: 'requirements 2, "Services"' };
const events = { page: '/events', source: 'requirements 2, "Events and Updates"' };
const contact = { page: '/contact', source: 'requirements 2, "Contact"' };
const blog = { page: '/blog', source: 'requirements 2, "Blog"' };
const hub = { page: '/apply', source: 'requirements 2, "Apply hub"' };

const asia = {
  thailand: 'Thailand',
  vietnam: 'Vietnam',
  indonesia: 'Indonesia',
  malaysia: 'Malaysia',
  'hong-kong': 'Hong Kong',
  china: 'China',
  uae: 'United Arab Emirates',
  bahrain: 'Bahrain',
};
const europe = Object.entries({ ...countries, ireland: 'Ireland' }).filter(
  ([slug]) => slug !== 'usa' && !(slug in asia),
);
const link = ([slug, name]: [string, string]) => [name, `/destinations/${slug}`] as const;

/** The pages other than those of programmes, countries and forms. */
export const pages: Expectation[] = [
  {
    ...home,
    says: ['Your Gateway to Global Opportunities'],
    links: [
      ['Explore Global Programs', '/global-programs'],
      ['Get In Touch', '/contact'],
      ['View National Programs', '/national-programs'],
      ['Explore All Destinations', '/destinations'],
    ],
  },
  {
    ...home,
    under: 'Global Programs',
    atLeast: { '<h3>': 9, '<img>': 9, 'Learn More': 9 },
    links: programmes.map((slug) => ['Learn More', `/global-programs/${slug}`] as const),
  },
  ...nationalOffers.map(([under, says]) => ({ ...home, under, says })),
  {
    ...home,
    under: 'USA',
    counts: { '<a>': 2 },
    links: [
      ['J1 Internship', '/destinations/usa'],
      ['J1 Traineeship', '/destinations/usa'],
    ],
  },
  { ...home, under: 'Europe', atLeast: { '<a>': 15, '<img>': 15 }, links: europe.map(link) },
  {
    ...home,
    under: 'Asia & Middle East',
    atLeast: { '<img>': 8 },
    links: Object.entries(asia).map(link),
  },
  { ...home, under: 'Recognized by Global Institutions', counts: { '<img>': 7 } },
  { ...home, under: 'Our mission', atLeast: { '<p>': 1 } },
  {
    ...home,
    under: 'Why choose',
    counts: { '<h3>': 3 },
    says: ['Global Network', 'Expert Guidance', 'Career Focus'],
  },
  { ...home, under: 'Moments on the way', counts: { '<figure>': 6 } },

  {
    page: '/families',
    source: 'requirements, "Routes and links"',
    says: ['Who decides', 'What we never ask for', 'Whom to call', 'Is this offer really ours?'],
    links: [['Ask us', '/contact']],
  },

  { ...about, says: ['Who we are', 'Mission', 'Vision', 'Phone', 'E-mail'] },
  { ...about, under: 'Seven services', counts: { '<li>': 7 } },
  {
    ...about,
    under: 'Six steps',
    counts: { '<li>': 6 },
    says: ['Discover', 'Define', 'Design', 'Develop', 'Deploy', 'Deliver'],
  },
  { ...about, under: 'Reasons to choose', atLeast: { '<dt>': 3 } },
  { ...about, under: 'Affiliations', counts: { '<li>': 6 } },
  {
    ...about,
    under: 'Visit us',
    says: ['Address', 'Phone', 'E-mail'],
    counts: { '<iframe>': 1 },
    links: [['Contact', '/contact']],
  },

  { ...overview, under: 'Who can apply', atLeast: { '<li>': 4 } },
  { ...overview, under: 'What is included', atLeast: { '<li>': 4 } },
  { ...overview, under: 'Success metrics', counts: { '<li>': 4 } },
  {
    ...overview,
    under: 'What our students say',
    atLeast: { '<figure>': 6, '5 out of 5 stars': 6 },
  },
  { ...overview, under: 'Required documents', ...eightDocuments },
  { ...overview, under: 'Questions and answers', counts: { '<details>': 6 } },
  {
    ...overview,
    source: 'requirements 9, "Interface"',
    under: 'Questions and answers',
    says: ['within 48 hours'],
  },
  {
    ...overview,
    links: [
      ['Apply Now', '/apply'],
      ['Schedule Consultation', '/contact'],
    ],
  },

  {
    ...destinations,
    says: ['What varies by destination', 'How we help', 'Why our network stands out'],
    links: [
      ['Contact', '/contact'],
      ['Global Programs', '/global-programs'],
      ['Apply', '/apply'],
      ...Object.entries(countries).map(link),
    ],
  },

  ...nationalProgrammePages,

  {
    ...services,
    under: 'International Internship',
    counts: { '<li>': 6 },
    links: [['See the programme', '/global-programs/international-internship']],
  },
  {
    ...services,
    under: 'Ten services',
    counts: { '<li>': 10 },
    says: ['Students', 'Employers', 'Institutions', 'All'],
  },
  {
    ...services,
    source: 'requirements, "Routes and links"',
    under: 'Ask us',
    links: [['Contact Us', '/contact']],
  },

  {
    ...events,
    counts: { '<article>': 3, '<h2>': 3, 'Learn More': 3 },
    links: [['Learn More', '/contact']],
  },

  { ...contact, under: 'Bangladesh office', atLeast: { '<p>': 1, '<a>': 2 } },
  {
    ...contact,
    says: [
      'Bangladesh office',
      'Sunday to Thursday 10:00 AM to 6:00 PM',
      'Closed Friday and Saturday',
      "If the form doesn't load, click here to open it in a new tab",
    ],
    counts: { '<iframe>': 2 },
    links: [
      ['click here to open it in a new tab', '/embed/contact'],
      ['Global Programs', '/global-programs'],
    ],
  },

  {
    ...blog,
    says: ['Events & Updates', 'Load More'],
    counts: { '<article>': 9 },
    links: [['All', '/blog']],
  },
  {
    ...blog,
    page: '/blog?page=2',
    source: 'requirements 4',
    says: ["You've reached the end of the blog posts."],
    atLeast: { '<article>': 10 },
  },

  ...(
    [
      ['International Internship', 'Apply online', '/apply/international-internship'],
      ['Study Abroad', 'Apply online', '/apply/study-abroad'],
      ['Pathway Program', 'Ask us first', '/contact'],
      ['Student Exchange', 'Ask us first', '/contact'],
      ['Virtual Internship', 'Ask us first', '/contact'],
      ['Hotel Immersion', 'Ask us first', '/contact'],
      ['Professional Immersion', 'Ask us first', '/contact'],
    ] as const
  ).map(([under, name, to]) => ({ ...hub, under, links: [[name, to] as const] })),
  ...(
    [
      ['Pathway Program', '/apply/pathway-program'],
      ['Student Exchange', '/apply/student-exchange'],
      ['Virtual Internship', '/apply/virtual-internship'],
      ['Hotel Immersion', '/apply/hotel-immersion'],
      ['Professional Immersion', '/apply/professional-immersion'],
    ] as const
  ).map(([under, to]) => ({
    ...hub,
    source: 'requirements, "Routes and links"',
    under,
    links: [['Apply online', to] as const],
  })),
  { ...hub, says: ['48 hours'] },
  { ...hub, under: 'Documents to prepare', ...eightDocuments },
  {
    ...hub,
    links: [
      ['Book a Consultation', '/contact'],
      ['Explore Global Destinations', '/destinations'],
    ],
  },
];
