/** The English texts of /destinations/thailand. The texts are drafts for the client to confirm. */
export const thailand = {
  draft: true,
  country: 'Thailand',
  subheadline: 'Hotel internships in a country known for its service',
  poster:
    'Poster of Thailand: a golden spire and a temple with a tiered red roof on the bank, two people in a long-tail boat, a red sun over round hills',
  overview: [
    'Thai hotels are known for the way they look after people. You learn it from colleagues who have made it their craft.',
    'Bangkok’s tall hotels have guests all year. Phuket is full from November to April; Samui, on the other coast, has its heaviest rain in October and November, so ask when your hotel is quiet before you choose a start. Chiang Mai, in the north, has smaller hotels and cooler nights.',
    'English is enough for guests; in the staff canteen people speak Thai. Its script is a distant cousin of the Bengali one; its five tones are new to the ear. The seasons come in Dhaka’s order, with a warmer winter. Pork and fish sauce are common, so learn to ask for halal food early. In the south, where many Thais are Muslim, it is easy to find.',
  ],
  placements: {
    'thailand-hotel-and-resort-internship': {
      title: 'Hotel and Resort Internship',
      text: 'City hotel or beach resort, at the desk or in the kitchen: the Thai way of looking after a guest, learned shift by shift.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language' },
  benefits: [
    'Service learned from Thai hosts',
    'Guests from all over Asia and Europe',
    'A stipend in baht',
    'Seasons that you know from home',
  ],
  closing: 'See yourself in Thailand?',
} as const;
