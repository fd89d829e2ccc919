import type { Settings } from './settings.ts';

/** Returns the URLs of the outside forms and maps that pages show in frames. */
export function frameAddresses(settings: Settings): string[] {
  return [
    settings.CONTACT_FORM_URL,
    settings.STUDENT_REGISTRATION_FORM_URL,
    settings.STUDY_ABROAD_FORM_URL,
    settings.INTERNATIONAL_INTERNSHIP_FORM_URL,
    settings.MAP_EMBED_URL,
  ].flatMap((url) => url ?? []);
}

/** Returns the origins of the outside forms and maps that pages show in frames. */
export const frameOrigins = (settings: Settings): string[] =>
  frameAddresses(settings).map((url) => new URL(url).origin);
