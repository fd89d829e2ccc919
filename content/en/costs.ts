/** What a student pays, in one paragraph for each country and programme (content/costs.ts). The client has to confirm it. */
export const costs = {
  draft: true,
  title: 'What you pay',
  ask: 'Ask what it costs',
  /** The message with which the contact form begins. */
  question: 'What does it cost, and when do I pay?',
  promise: 'We never ask for money for the promise of a visa.',
  /** @param housing the price of a month's housing in Denmark: 'EUR 200–250' */
  createParagraphs: (housing: string) => ({
    usual:
      'You pay the visa fee, flight, local travel and personal expenses, and insurance unless your employer covers it. Our fee, deposit, housing and meals are not confirmed here: ask before you decide.',
    denmark: `You pay the visa fee, flight, local travel and personal expenses, and insurance unless the host covers it. Housing costs ${housing} per month. Our fee, deposit and meals are not confirmed here: ask before you decide.`,
    greece:
      'You pay the visa fee, flight, local travel and personal expenses. In a medical internship you also pay for insurance and meals. In a hotel you pay for insurance unless your employer covers it. Our fee, deposit and housing, and meals in a hotel, are not confirmed here: ask before you decide.',
    uae: 'You pay the visa fee, travel costs and personal expenses. Medical insurance and accommodation assistance are included. Our fee, deposit, housing and meals are not confirmed here: ask before you decide.',
    bahrain:
      'You pay the visa fee, travel and accommodation. Our fee, deposit, insurance and meals are not confirmed here: ask before you decide.',
    dependsOnCountry:
      'You pay the visa fee and the flight. Insurance, housing and meals depend on the country: its page says what is known. Our fee and deposit are not confirmed here: ask before you decide.',
    medical:
      'You pay the visa fee, flight, insurance, meals, local transport and personal expenses. Our fee, deposit and housing are not confirmed here: ask before you decide.',
    unconfirmed:
      'Our fee, deposit, visa fee, flight, insurance and housing are not confirmed here: ask before you decide.',
    fromHome:
      'You need no visa, no flight and no housing: you work from home. Our fee, deposit and insurance are not confirmed here: ask before you decide.',
    inBangladesh:
      'You need no visa and no flight: you stay in Bangladesh. Our fee, deposit, insurance and housing are not confirmed here: ask before you decide.',
    overview:
      'It depends on the programme and on the country: the page of each says what is known. Our fee and deposit are not confirmed here: ask before you decide.',
  }),
} as const;
