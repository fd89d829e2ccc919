import type { Action } from '#app/components/sections/action-links/action-links.tsx';
import type { Requirement } from '#app/components/sections/eligibility-list/eligibility-list.tsx';
import type { Fact } from '#app/components/sections/facts-ticket/facts-ticket.tsx';
import type { Statement } from '#app/components/sections/ruled-statements/ruled-statements.tsx';
import type { Step } from '#app/screens/international-internship/bridge-steps.tsx';
import type { Position } from '#app/screens/international-internship/key-rack.tsx';
import { requiredDocuments } from './required-documents.ts';

const actions = [
  { to: '/apply/international-internship', name: 'Apply Now' },
  { to: '/contact', name: 'Book Free Consultation' },
] satisfies Action[];

/**
 * The texts of /global-programs/international-internship and of its brochure (SPEC section 2, "Programme
 * pages"; sections 1, 5 and 9 for the claims, the eligibility and the facts). After a change here run
 * `node scripts/brochure.ts`.
 */
export const internationalInternship = {
  name: 'International Internship',
  description: 'Paid work at a host company abroad, with food and lodging. No IELTS required.',
  lede: 'Paid work at a host company abroad, with food and a place to live.',
  actions,
  /** What the pictures show, for those who don't see them. */
  pictures: {
    bridge: 'Two interns cross an arched bridge towards a colleague who waves from the city side',
    airport: 'A family waves to an intern with a suitcase at the airport',
  },
  provisions: {
    title: 'What is provided',
    statements: [
      { title: 'Paid', text: 'Every internship comes with pay.' },
      { title: 'Food', text: 'Meals are part of the placement.' },
      { title: 'Lodging', text: 'A place to live while you work.' },
      { title: 'No IELTS', text: 'Basic English is enough.' },
    ] satisfies Statement[],
  },
  facts: [
    { label: 'Duration', value: '3-24 months' },
    { label: 'Where', value: '20+ countries' },
    { label: 'You receive', value: 'Globally recognised certificate' },
  ] satisfies Fact[],
  positions: {
    title: 'Nine position areas',
    lede: 'Take the key that fits. Your host decides the daily tasks.',
    // Sample: the specification asks for nine areas and names none. The client replaces this list.
    areas: [
      { name: 'Front Office', icon: 'concierge-bell' },
      { name: 'Housekeeping', icon: 'bed' },
      { name: 'Food & Beverage', icon: 'utensils' },
      { name: 'Culinary Arts', icon: 'chef-hat' },
      { name: 'Sales & Marketing', icon: 'megaphone' },
      { name: 'Human Resources', icon: 'users' },
      { name: 'Events', icon: 'calendar' },
      { name: 'Business & Finance', icon: 'briefcase' },
      { name: 'Travel & Tourism', icon: 'plane' },
    ] satisfies Position[],
  },
  process: {
    title: 'Seven steps across',
    // The titles are the specification's; the sentences are samples for the client to confirm.
    steps: [
      { title: 'Apply online', text: 'Fill in the application form.' },
      { title: 'Interview and review', text: 'We read your papers and talk with you.' },
      { title: 'Internship match', text: 'A host and a position that fit you.' },
      { title: 'Visa processing', text: 'Help with the file. The embassy decides.' },
      { title: 'Pre-departure', text: 'What to pack, sign and expect.' },
      { title: 'Internship start', text: 'Your first day with the host.' },
      { title: 'Post-internship', text: 'Your certificate, and what comes next.' },
    ] satisfies Step[],
  },
  eligibility: {
    title: 'Eligibility',
    requirements: [
      { label: 'Studies', value: '2nd year or above', note: 'or graduated within 12 months' },
      { label: 'Age', value: '18-35', note: 'some destinations differ' },
      { label: 'English', value: 'Basic', note: 'no IELTS required' },
      { label: 'Passport', value: 'Valid at least 2 years' },
    ] satisfies Requirement[],
    more: { to: '/destinations', text: 'See what each destination asks' },
  },
  documents: { title: 'Documents', items: requiredDocuments },
  brochure: {
    title: 'The whole programme on paper',
    lede: 'Read it offline, or show it at home.',
    link: 'Download brochure (PDF)',
    path: '/international-internship-brochure.pdf',
  },
  closing: {
    title: 'Step one is a form',
    lede: 'Tell us what you study, when you could leave and where you want to go.',
    actions,
  },
};
