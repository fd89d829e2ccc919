/** The English texts of /destinations/vietnam. The texts are drafts for the client to confirm. */
export const vietnam = {
  draft: true,
  country: 'Vietnam',
  subheadline: 'Hotel internships in the city or by the sea',
  poster:
    'Poster of Vietnam: a junk with orange sails among steep green islands in the mist, a woman in a conical hat rowing a boat of fruit, white blossom on the shore',
  overview: [
    'One long, narrow country with three climates. What you pack depends on the city your hotel is in.',
    'Hanoi has a real winter, grey and cooler than Dhaka’s. Da Nang and Hoi An lie in the sun until the autumn storms. Ho Chi Minh City and the island of Phu Quoc are warm all year, with rain from May to October.',
    'Resorts stand along the central coast, business hotels in the two big cities. Many guests come from other countries of Asia, so the English you share with them is simple and clearly spoken. Vietnamese is written in Latin letters: you can read a street sign on the first day, and the tones take longer. Rice, herbs and fish are in most dishes, but so is pork: learn the words to ask for food without it.',
  ],
  placements: {
    'vietnam-hotel-internship': {
      title: 'Hotel Internship',
      text: 'A resort by the sea or a business hotel in the city, with guests from all over Asia and a team that is often as young as you are.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language' },
  benefits: [
    'A monthly stipend in US dollars',
    'Resort work or business hotels',
    'Short, clear English with guests',
    'A language in Latin letters',
  ],
  closing: 'See yourself in Vietnam?',
} as const;
