/** The English texts of the home page (requirements 2, "Home"). */
export const home = {
  hero: {
    title: 'Your Gateway to Global Opportunities',
    lede: 'International internships, study abroad and exchange, arranged from Dhaka for students, graduates and young professionals.',
    actions: { programmes: 'Explore Global Programs', contact: 'Get In Touch' },
    /** The scenes of the slideshow, by their file. */
    scenes: {
      'hero-crossing': 'A wooden boat crosses a river at sunrise, towards a skyline',
      'hero-campus': 'Students on a campus in autumn',
      'hero-viaduct': 'A red train on a viaduct in the mountains',
      'hero-wing': 'A river delta under the wing of a plane',
      'hero-harbour': 'A ferry in a harbour at night',
    },
    sceneLabel: (position: string, count: string, scene: string) =>
      `Picture ${position} of ${count}: ${scene}`,
    slideshow: {
      title: 'Background pictures',
      pause: 'Pause the slideshow',
      play: 'Play the slideshow',
    },
  },
  metrics: {
    label: 'In numbers',
    metrics: {
      students: 'students placed',
      countries: 'countries with partners',
      institutions: 'partner institutions',
      success: 'success rate',
    },
  },
  programmes: {
    title: 'Global Programs',
    lede: (count: string) => `${count} ways to study, train and work, abroad or at home.`,
    learnMore: { name: 'Learn More', about: 'about' },
  },
  national: {
    title: 'National initiatives',
    action: 'View National Programs',
    students: {
      link: 'See what students get',
      picture: 'Students talk to staff at three stands',
    },
    employers: {
      link: 'See what employers get',
      picture: 'An employer shakes hands with three graduates in a workshop',
    },
  },
  destinations: {
    title: 'Where you can go',
    controls: { previous: 'Previous posters', next: 'Next posters' },
    /** Names that differ from those of other pages. */
    regionNames: { americas: 'USA' },
    countryNames: { usa: ['USA (J1 Internship)', 'USA (J1 Traineeship)'] },
    regionLabel: (name: string) => `Destinations: ${name}`,
    action: 'Explore All Destinations',
  },
  partners: {
    title: 'Recognized by Global Institutions',
    label: 'Partner institutions',
    roles: { carousel: 'carousel', slide: 'slide' },
    controls: {
      pause: 'Pause the logos',
      play: 'Play the logos',
      previous: 'Previous logo',
      next: 'Next logo',
    },
    position: (position: string, count: string) => `${position} of ${count}`,
  },
  mission: {
    draft: true,
    title: 'Our mission',
    text: 'To open study and work abroad to people in Bangladesh, and to prepare each of them to do it well.',
    link: 'About us',
    picture:
      'Four colleagues around a table with a map of the world, a river city outside the window',
  },
  whyChoose: {
    draft: true,
    title: (name: string) => `Why choose ${name}`,
    reasons: {
      network: {
        title: 'Global Network',
        text: (institutions: string, countries: string) =>
          `Host companies and ${institutions}+ partner institutions in ${countries}+ countries.`,
      },
      guidance: {
        title: 'Expert Guidance',
        text: 'We help with your application and the visa, and give you an orientation before you leave.',
      },
      career: {
        title: 'Career Focus',
        text: 'Our programmes give you something to show an employer: training, paid work, a certificate or a degree.',
      },
    },
  },
  gallery: {
    title: 'Moments on the way',
    /** The pictures by their file. */
    pictures: {
      'gallery-airport': {
        caption: 'Leaving home',
        description: 'A family says goodbye at the airport',
      },
      'gallery-kitchen': {
        caption: 'Hotel kitchen',
        description: 'A chef and a trainee at a hotel stove',
      },
      'gallery-market': {
        caption: 'Market day',
        description: 'A woman buys fruit at a street market',
      },
      'gallery-farm': { caption: 'Harvest', description: 'Two people pick apples on a farm' },
      'gallery-classroom': {
        caption: 'First lecture',
        description: 'A student raises a hand in class',
      },
      'gallery-graduation': { caption: 'Graduation', description: 'Graduates throw their caps' },
    },
  },
  closing: {
    title: 'Where would you like to be next year?',
    lede: 'Tell us what you study or do, and we will show you the programmes that fit.',
    actions: { apply: 'Apply Now', contact: 'Get In Touch' },
  },
} as const;
