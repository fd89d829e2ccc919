import type { Settings } from './settings.ts';

/** The addresses of the outside forms and maps that pages show in frames. */
export function frameAddresses(settings: Settings): string[] {
  return [
    settings.CONTACT_FORM_URL,
    settings.STUDENT_REGISTRATION_FORM_URL,
    settings.STUDY_ABROAD_FORM_URL,
    settings.INTERNATIONAL_INTERNSHIP_FORM_URL,
    settings.MAP_EMBED_URL,
  ].flatMap((address) => address ?? []);
}

/** Their origins. */
export const frameOrigins = (settings: Settings): string[] =>
  frameAddresses(settings).map((address) => new URL(address).origin);
