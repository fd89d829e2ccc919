import type { EmbeddedFormSlug } from '#submissions/forms/forms.ts';
import type { EmbeddedFormPage } from './vocabulary/form-page.ts';

/** The pages of our own forms, by the form's slug (requirements, "External parts"). */
export const embeddedForms: Record<EmbeddedFormSlug, EmbeddedFormPage> = {
  contact: {
    title: 'Send us a message',
    lede: 'Ask about a programme, a country or a paper you are missing.',
    back: { to: '/contact', name: 'Contact' },
    ground: 'sky',
  },
  registration: {
    title: 'Register for the national student programme',
    lede: 'Local internships, seminars and guidance for students in Bangladesh.',
    back: { to: '/national-programs/students', name: 'For Students' },
    ground: 'shapla',
  },
  'study-abroad': {
    title: 'Study Abroad application',
    lede: 'Five sections: who you are, what you have studied, what you want to study, your languages and your papers.',
    back: { to: '/apply/study-abroad', name: 'Apply' },
    ground: 'library',
  },
  'international-internship': {
    title: 'International Internship application',
    lede: 'Five sections: who you are, what you study, the placement you want, your experience and your papers.',
    back: { to: '/apply/international-internship', name: 'Apply' },
    ground: 'marigold',
  },
};

export function isEmbeddedForm(slug: string): slug is EmbeddedFormSlug {
  return Object.hasOwn(embeddedForms, slug);
}
