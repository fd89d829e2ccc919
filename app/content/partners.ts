import hotels from '#app/illustrations/partner-1.svg';
import university from '#app/illustrations/partner-2.svg';
import farms from '#app/illustrations/partner-3.svg';
import clinics from '#app/illustrations/partner-4.svg';
import airways from '#app/illustrations/partner-5.svg';
import kitchens from '#app/illustrations/partner-6.svg';
import languages from '#app/illustrations/partner-7.svg';

/** SPEC section 3, "Partner logo". The logo is drawn 120 × 48, in one colour. */
export type Partner = { name: string; logo: string };

/**
 * SAMPLE DATA: names and marks of no real institution (DECISIONS, "Identity"). The client's seven
 * partners, or as many as there are, take their place here.
 */
export const partners = [
  { name: 'Sample Hotels', logo: hotels },
  { name: 'Sample University', logo: university },
  { name: 'Sample Farms', logo: farms },
  { name: 'Sample Clinics', logo: clinics },
  { name: 'Sample Airways', logo: airways },
  { name: 'Sample Kitchens', logo: kitchens },
  { name: 'Sample Languages', logo: languages },
] satisfies Partner[];
