import type { CostTexts } from '../types/cost.ts';

/** The id of the section on every page that has one. The search links to it. */
export const costsId = 'costs';

/** The texts of the list of costs on the pages of countries and programmes. */
export const costTexts: CostTexts = {
  title: 'What you pay',
  lede: 'Nothing in this list is a guess. Where it says “Ask us”, the answer is not confirmed yet: the link opens our contact form with your question.',
  columns: {
    cost: 'Cost',
    payer: 'Who pays',
    recipient: 'To whom',
    when: 'When',
    amount: 'How much',
  },
  payers: { you: 'You', host: 'Your host', included: 'Included', none: 'No cost' },
  askUs: 'Ask us',
};

/** The texts of the overview on /global-programs. */
export const costOverviewTexts = {
  title: costTexts.title,
  lede: 'Nothing in this list is a guess. What is not confirmed yet stands under “Ask us”. Each programme’s page has the details.',
  columns: {
    programme: 'Programme',
    youPay: 'You pay',
    noCost: 'No cost to you',
    unknown: 'Ask us',
  },
  /** The message with which the contact form begins. */
  question: 'What does this programme cost, and when do I pay?',
  more: { to: '/destinations', name: 'See each country’s list' },
};
