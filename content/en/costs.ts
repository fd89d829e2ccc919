/**
 * The texts of the lists of costs, on the pages of countries and programmes and in the overview on /global-programs. The costs
 * themselves are in `content/costs/`.
 */
export const costs = {
  /** The kinds of costs in the order of the overview. A question has at most 200 characters. */
  kinds: {
    'our-fee': { label: 'Our fee', question: 'How much is your fee, and when do I pay it?' },
    deposit: {
      label: 'Deposit',
      question: 'Is there a deposit? How much is it, and when do I get it back?',
    },
    'visa-fee': {
      label: 'Visa fee',
      question: 'How much is the visa fee, to whom do I pay it, and when?',
    },
    flight: { label: 'Flight', question: 'What does the flight cost, and when is it booked?' },
    insurance: {
      label: 'Insurance',
      question: 'Which insurance do I need, who pays it, and how much is it?',
    },
    housing: {
      label: 'Housing',
      question: 'Where would I live, who pays for it, how much is it, and when is it paid?',
    },
    meals: { label: 'Meals', question: 'Who pays for meals, and how much are they?' },
    'local-travel': {
      label: 'Local travel',
      question: 'What does local travel cost in a month?',
    },
    'personal-expenses': {
      label: 'Personal expenses',
      question: 'How much money do I need for personal expenses?',
    },
  },
  /** The details of a cost in its line: a condition, a time, a recipient. */
  phrases: {
    'each-month': 'Each month',
    'unless-employer-covers': 'Unless your employer covers it',
    'unless-host-covers': 'Unless the host covers it',
    'medical-insurance': 'Medical insurance',
    'accommodation-assistance': 'Accommodation assistance is included',
    'accommodation-help': 'Help with accommodation is included',
    'medical-internship-meals': 'During a medical internship. Ask us about the other placements.',
    'medical-internship-insurance':
      'In a medical internship always, otherwise unless your employer covers it',
    'medical-internship-accommodation':
      'Help with accommodation is included in a medical internship',
    'in-bangladesh': 'You stay in Bangladesh',
    'from-home': 'You work from home',
    'depends-on-country': 'It depends on the country',
  },
  payers: { you: 'You', host: 'Your host', included: 'Included', none: 'No cost' },
  ledger: {
    title: 'What you pay',
    lede: 'Nothing in this list is a guess. Where it says “Ask us”, the answer is not confirmed yet: the link opens our contact form with your question.',
    columns: {
      cost: 'Cost',
      payer: 'Who pays',
      recipient: 'To whom',
      when: 'When',
      amount: 'How much',
    },
    askUs: 'Ask us',
  },
  overview: {
    title: 'What you pay',
    lede: 'Nothing in this list is a guess. What is not confirmed yet stands under “Ask us”. Each programme’s page has the details.',
    columns: {
      programme: 'Programme',
      youPay: 'You pay',
      noCost: 'No cost to you',
      unknown: 'Ask us',
    },
    /** The message with which the contact form begins. */
    question: 'What does this programme cost, and when do I pay?',
    more: 'See each country’s list',
  },
  /** An amount and its period: 'EUR 200-250 per month'. */
  formatAmount: (money: string, per: string) => `${money} ${per}`,
} as const;
