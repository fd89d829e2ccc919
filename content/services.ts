import { createContactPath } from './contact-path.ts';
import { campusInAutumn } from './home-scenes.ts';
import { findProgramme } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import type { Action, Service } from './types/common.ts';
import type { Decoration, Picture, Scene } from './types/picture.ts';
import type { Draft } from './types/unconfirmed.ts';

/** The last segment of the page's path. The contact page knows the services by it. */
const slug = 'services';
const contactPath = createContactPath(slug);
const internship = programmeRecords['international-internship'];

/**
 * The texts of /services (requirements 2, "Services"; sections 1 and 9 for the six benefits). The specification asks
 * for ten services and names none: their names and sentences are ours.
 */
export const services = {
  draft: true,
  slug,
  title: 'Services',
  description:
    'Ten services for students, employers and institutions, from international internships to career guidance.',
  lede: 'For people who want to go, employers who want to hire, and institutions that want partners.',
  scene: campusInAutumn,
  featured: {
    badge: 'Featured',
    title: internship.name,
    benefits: [
      'Paid internships with food and lodging, as each country’s page lists it',
      'No IELTS required',
      '3-24 months, with preparation',
      '20+ countries to choose from',
      'Help with documents and visa',
      'A globally recognised certificate',
    ],
    action: { to: internship.path, name: 'See the programme' },
    picture: internship.picture,
  },
  list: {
    title: 'Ten services',
    filter: 'Show services for',
    /** The names of the audiences, in the order of the choices. */
    audiences: {
      all: 'All',
      students: 'Students',
      employers: 'Employers',
      institutions: 'Institutions',
    },
    services: [
      {
        title: 'International internships',
        text: 'Paid work at a host company, matched to your field.',
        audience: 'students',
        to: internship.path,
      },
      {
        title: 'Study abroad',
        text: 'Help with the university, the application, the visa and the arrival.',
        audience: 'students',
        to: findProgramme('study-abroad').path,
      },
      {
        title: 'Pathway programmes',
        text: 'Foundation study and a paid internship before a degree.',
        audience: 'students',
        to: findProgramme('pathway-program').path,
      },
      {
        title: 'Student exchange',
        text: 'Two to six months at a partner institution abroad.',
        audience: 'students',
        to: findProgramme('student-exchange').path,
      },
      {
        title: 'Virtual internships',
        text: 'Real work for a company abroad, from your own desk.',
        audience: 'students',
        to: findProgramme('virtual-internship').path,
      },
      {
        title: 'Talent acquisition',
        text: 'Interns and graduates for your open roles.',
        audience: 'employers',
        to: '/national-programs/employers',
      },
      {
        title: 'HR development',
        text: 'Training for the people who lead your team.',
        audience: 'employers',
        to: '/national-programs/employers',
      },
      {
        title: 'Campus talks and seminars',
        text: 'We come to your students, and bring employers along.',
        audience: 'institutions',
        to: contactPath,
      },
      {
        title: 'Institutional partnerships',
        text: 'Exchange and pathway agreements between campuses.',
        audience: 'institutions',
        to: contactPath,
      },
      {
        title: 'Career guidance',
        text: 'A talk about what you do now and what could come next.',
        audience: 'all',
        to: contactPath,
      },
    ],
  },
  closing: {
    title: 'Ask us which one you need',
    actions: [
      { to: contactPath, name: 'Contact Us' },
      { to: contactPath, name: 'Book Free Consultation' },
    ],
    picture: { file: 'boat' },
  },
} satisfies Draft & {
  slug: string;
  title: string;
  description: string;
  lede: string;
  scene: Scene;
  featured: {
    badge: string;
    title: string;
    benefits: string[];
    action: Action;
    picture: Picture;
  };
  list: {
    title: string;
    filter: string;
    audiences: Record<Service['audience'], string>;
    /** `to` is the page with more information, or the contact page. */
    services: (Service & { to: string })[];
  };
  closing: { title: string; actions: Action[]; picture: Decoration };
};
