/**
 * The texts of the sheet for the family: one sheet of paper about an offer, for the people who decide with a student. They
 * are ours, and the client has to confirm them.
 */
export const opportunitySheet = {
  draft: true,
  /** The name of the page, and of the links to it. */
  name: 'One page for your family',
  title: (offer: string) => `${offer}: one page for your family`,
  description: (offer: string) =>
    `${offer} on one page, to read with your family: how long it takes, what it pays, who may apply, who pays for what, which documents, and who decides.`,
  tools: {
    whatsApp: 'Send on WhatsApp',
    print: 'Print',
  },
  facts: {
    duration: 'How long',
    stipend: 'What it pays',
    places: 'Where',
    hours: 'Working hours',
  },
  /** Shown as the stipend if it is paid, but its amount isn't published. */
  askUs: 'Ask us',
  conditions: {
    title: 'Who may apply',
    /** For an offer without a condition. */
    none: 'No condition is named.',
    /** Added to the passport. `years` is a number in figures. */
    documents: (years: string) => `(the list of documents asks for ${years} years)`,
  },
  documents: {
    title: 'Documents',
    /** For a document of which it isn't known who applies for it. */
    askWhoApplies: (document: string) => `${document} (ask us who applies for it)`,
    /** For a document that is written in the form. */
    inForm: (document: string) => `${document} (you write it in the form)`,
  },
  decision: {
    title: 'Who decides',
    host: 'The host decides whom to take.',
    institution: 'The institution abroad decides whether there is a place for you.',
    /** For programmes in Bangladesh. */
    atHome: 'A person at our office reads your form and answers. No visa is needed.',
    visa: (authority: string) =>
      `${authority} decides about the visa. We do not decide, and nobody can promise the result.`,
  },
  neverAsked: {
    draft: true,
    title: 'What we never ask for',
    items: [
      'Money for the promise of a visa.',
      'Your passport to keep. You show it to us, and take it home again.',
    ],
  },
  call: {
    title: 'Whom to call, and when',
    lede: 'Parents are welcome to call or to come.',
    /** In the message that goes with the address. */
    message: (name: string, phone: string) => `Whom to call: ${name}, ${phone}`,
  },
  genuine: {
    title: 'Is this offer really ours?',
    /** @param page the title of the offer's page: 'Germany', 'Study Abroad' */
    website: (address: string, page: string) =>
      `Type ${address} into a browser yourself, and open “${page}” there: it must say the same.`,
    phone: (phone: string) => `Call ${phone} and ask for the person who made the offer.`,
  },
  /** Below the QR code. */
  code: 'This page on a phone',
  asOf: (date: string) => `As on our website on ${date}.`,
  next: {
    apply: 'Apply',
    ask: 'Ask us',
  },
} as const;
