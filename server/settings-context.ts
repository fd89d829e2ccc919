import { createContext } from 'react-router';
import type { Settings } from './settings.ts';

/** The settings, for loaders and actions. Prerendered pages are made without. */
export const settingsContext = createContext<Settings>();

/** Origins that pages may show in frames, beside our own. */
export const frameOriginsContext = createContext<readonly string[]>([]);

/** The origins of the outside forms and maps that pages show in frames. */
export function frameOrigins(settings: Settings): string[] {
  return [
    settings.CONTACT_FORM_URL,
    settings.STUDENT_REGISTRATION_FORM_URL,
    settings.STUDY_ABROAD_FORM_URL,
    settings.INTERNATIONAL_INTERNSHIP_FORM_URL,
    settings.MAP_EMBED_URL,
  ].flatMap((address) => (address ? [new URL(address).origin] : []));
}
