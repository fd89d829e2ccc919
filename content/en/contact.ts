/** The texts of /contact (requirements 2, "Contact"). */
export const contact = {
  title: 'Contact us',
  lede: 'Call, write or walk in. Ask about a programme, a country or a document.',
  picture:
    'A street with our office in its middle: Dhaka with a rickshaw at one end, a British terrace with a telephone box at the other',
  hours: {
    title: 'Office hours',
    lede: (open: string, closed: string) => `${open}. ${closed}.`,
    week: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  message: {
    title: 'Send us a message',
    lede: 'Tell us your programme or country if you have one in mind. If not, say what you study or do now.',
    /** The link to the application form, if one takes the country or programme that the message is about. */
    application: 'Or fill in the application form',
  },
  map: 'Map',
  closing: {
    title: 'Not sure which programme fits?',
    action: 'Explore Global Programs',
  },
} as const;

/** The texts of the contact form about a topic: it begins with 'About: Germany'. */
export const contactTopicTexts = {
  /** @param names the topics in words: 'Germany and Malta' */
  heading: (names: string) => `About: ${names}`,
  /** The first line of the message, for what a button asks us for (`ContactIntent`). It replaces the heading there. */
  intents: {
    apply: (names: string) => `I would like to apply for ${names}.`,
    consultation: (names: string) => `I would like a free consultation about ${names}.`,
  },
  /** The link in the hero that leads to the form. */
  invitation: (names: string) => `Write to us about ${names}`,
  /** A placement's name has no comma, since it may be in a list. */
  placement: (country: string, name: string) => `${country} (${name})`,
} as const;
