/** The programmes' slugs (requirements 2, "Route table" and "Application pages"). */
export const programmes = [
  'study-abroad',
  'virtual-internship',
  'international-internship',
  'agriculture-internship',
  'medical-internships',
  'pathway-program',
  'student-exchange',
  'professional-immersion',
  'hotel-immersion',
] as const;

/** The 23 countries of the header's menu: their slugs and names. */
export const countries = {
  usa: 'USA',
  germany: 'Germany',
  denmark: 'Denmark',
  france: 'France',
  italy: 'Italy',
  spain: 'Spain',
  portugal: 'Portugal',
  'united-kingdom': 'United Kingdom',
  netherlands: 'Netherlands',
  'new-zealand': 'New Zealand',
  'czech-republic': 'Czech Republic',
  croatia: 'Croatia',
  montenegro: 'Montenegro',
  malta: 'Malta',
  greece: 'Greece',
  thailand: 'Thailand',
  vietnam: 'Vietnam',
  indonesia: 'Indonesia',
  malaysia: 'Malaysia',
  'hong-kong': 'Hong Kong',
  china: 'China',
  uae: 'United Arab Emirates',
  bahrain: 'Bahrain',
} as const;

/** Paths of all pages except the posts. Ireland comes from requirements, "Routes and links". */
export const routes = [
  '/',
  '/about',
  '/apply',
  ...programmes.map((slug) => `/apply/${slug}`),
  '/global-programs',
  ...programmes.map((slug) => `/global-programs/${slug}`),
  '/destinations',
  ...Object.keys(countries).map((slug) => `/destinations/${slug}`),
  '/destinations/ireland',
  '/national-programs',
  '/national-programs/students',
  '/national-programs/employers',
  '/services',
  '/events',
  '/contact',
  '/blog',
];
