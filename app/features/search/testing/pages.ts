import { costsId } from '#content/costs.ts';

/** A query as somebody types it, and the pages that answer it. */
export type QueryWithPages = readonly [query: string, ...pages: string[]];

/** The page of a query about which the site has no page: the search says so. */
export const noPage = 'no page';
/** Who decides, what we never ask for and how to check an offer. */
export const families = '/families';
/** "Can I go?" and the overview of the programmes are one address. */
export const overview = '/global-programs';
export const questions = `${overview}#questions`;
export const costs = `${overview}#${costsId}`;

const programme = (slug: string) => `/global-programs/${slug}`;
export const study = programme('study-abroad');
export const virtual = programme('virtual-internship');
export const internship = programme('international-internship');
export const farm = programme('agriculture-internship');
export const medical = programme('medical-internships');
export const pathway = programme('pathway-program');
export const exchange = programme('student-exchange');
export const professional = programme('professional-immersion');
export const hotel = programme('hotel-immersion');

export const country = (slug: string) => `/destinations/${slug}`;
export const countries = '/destinations';
export const apply = '/apply';
export const about = '/about';
export const services = '/services';
export const contact = '/contact';
export const events = '/events';
export const national = '/national-programs';
export const students = '/national-programs/students';
export const employers = '/national-programs/employers';

const post = (slug: string) => `/blog/${slug}`;
export const clearances = post('medical-and-police-clearance');
export const documents = post('application-documents');
export const funds = post('proof-of-funds');
export const passport = post('passport-first');
export const resume = post('resume-in-one-minute');
export const letter = post('motivation-letter');
export const reference = post('recommendation-letter');
export const interview = post('interview-with-a-host');
export const budget = post('student-budget');
export const home = post('taste-of-home');
export const firstWeek = post('first-week');
export const video = post('video-introduction');
export const fair = post('fair-in-an-hour');
export const seminar = post('seminar-questions');
export const webinar = post('virtual-internship-webinar');
export const farmDay = post('danish-farm-day');
