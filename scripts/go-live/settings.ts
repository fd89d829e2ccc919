import { configSchema, settingWords } from '#server/config/config-schema.ts';
import type { Settings } from '#server/config/settings.ts';
import type { Item } from './item.ts';

const file = '.env';

/** Passwords that attackers try first, including those of `.env.example`. */
const commonPasswords = /:(password|passwort|secret|changeme|example|admin|postgres|opar|user)@/i;

/** Domains that are reserved for examples (RFC 2606). */
const exampleDomain = /(^|[/@.])example\.(org|com|net)\b/;

const createItem = (what: string, todo: string): Item => ({ kind: 'setting', file, what, todo });

/** Returns a setting as text; '' if it is not set. */
function getSettingText(settings: Settings, name: keyof Settings): string {
  const { DATABASE_URL, ...others } = settings;
  if (name === 'DATABASE_URL') return DATABASE_URL.kind === 'postgres' ? DATABASE_URL.url : '';
  return String(others[name] ?? '');
}

/**
 * Lists the settings that are valid but not fit for publishing. The texts contain no secrets.
 */
export function listSettingItems(settings: Settings): Item[] {
  const names = Object.keys(configSchema.shape) as (keyof Settings)[];
  return [
    ...(settings.SITE_URL.startsWith('https:')
      ? []
      : [createItem(`SITE_URL is ${settings.SITE_URL}`, "Set it to the site's own https address")]),
    ...(settings.SMTP_URL
      ? []
      : [createItem('SMTP_URL is not set: nobody is told of an application', 'Set up mail')]),
    ...(settings.READ_ONLY
      ? [createItem('READ_ONLY is set: no form is taken', 'Unset it once forms may be sent')]
      : []),
    ...names.flatMap((name) => listExampleItems(name, getSettingText(settings, name))),
  ];
}

function listExampleItems(name: keyof Settings, text: string): Item[] {
  const isExampleSecret =
    name.endsWith('_SECRET') &&
    settingWords.get(configSchema.shape[name])?.examples?.includes(text);
  if (isExampleSecret || commonPasswords.test(text)) {
    return [createItem(`${name} has a secret that everybody knows`, 'Set one of your own')];
  }
  return exampleDomain.test(text)
    ? [createItem(`${name} is an example's address`, 'Set your own')]
    : [];
}
