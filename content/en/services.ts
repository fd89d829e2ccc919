/**
 * The texts of /services (requirements 2, "Services"; sections 1 and 9 for the six benefits). The specification asks
 * for ten services and names none: their names and sentences are ours.
 */
export const services = {
  draft: true,
  title: 'Services',
  description:
    'Ten services for students, employers and institutions, from international internships to career guidance.',
  lede: 'For people who want to go abroad, employers who want to hire, and institutions that want partners.',
  scene: 'Students on a campus in autumn',
  featured: {
    badge: 'Featured',
    benefits: [
      'Paid internships with food and lodging',
      'No IELTS required',
      '3-24 months',
      '20+ countries to choose from',
      'Help with documents and visa',
      'A globally recognised certificate',
    ],
    action: 'See the programme',
    picture: 'Two interns cross an arched bridge towards a colleague who waves from the city side',
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
    services: {
      'international-internships': {
        title: 'International internships',
        text: 'Paid work at a host company.',
      },
      'study-abroad': {
        title: 'Study abroad',
        text: 'Help with the university, the application and the visa, and an orientation before you leave.',
      },
      'pathway-programmes': {
        title: 'Pathway programmes',
        text: 'Foundation study and a paid internship before a degree.',
      },
      'student-exchange': {
        title: 'Student exchange',
        text: 'Two to six months at a partner institution abroad.',
      },
      'virtual-internships': {
        title: 'Virtual internships',
        text: 'Real work for a company abroad, from your own desk.',
      },
      'talent-acquisition': {
        title: 'Talent acquisition',
        text: 'Interns and graduates for your open roles.',
      },
      'hr-development': {
        title: 'HR development',
        text: 'Training for your team.',
      },
      'campus-talks': {
        title: 'Campus talks and seminars',
        text: 'Talks and seminars for your students.',
      },
      partnerships: {
        title: 'Institutional partnerships',
        text: 'Exchange and pathway agreements between campuses.',
      },
      'career-guidance': {
        title: 'Career guidance',
        text: 'A talk about what you do now and what could come next.',
      },
    },
  },
  closing: {
    title: 'Ask us which one you need',
    contact: 'Contact Us',
    consultation: 'Book Free Consultation',
  },
} as const;
