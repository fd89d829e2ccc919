import type { z } from 'zod';
import { configSchema, settingNeeds } from './config-schema.ts';

const schema = configSchema
  .superRefine((settings, context) => {
    for (const [name, needed] of settingNeeds) {
      if (!settings[name] || settings[needed]) continue;
      const message = `must be set when ${name} is set`;
      context.addIssue({ code: 'custom', path: [needed], message });
    }
  })
  .transform((settings) => ({
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
  }));

export type Settings = z.output<typeof schema>;

/** Where the store keeps its data: an SQLite file or a PostgreSQL server. */
export type DatabaseAddress = Settings['DATABASE_URL'];

/** Thrown when a setting can't be used; the message names each one, what it was and what it should be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** A password, also one in an address, must not reach the log. */
function withoutSecret(name: string, value: string): string {
  if (name.endsWith('_SECRET')) return '***';
  return value.replace(/^((?:[\w+.-]+:\/\/)?[^:@/]*):.*@/s, '$1:***@');
}

/**
 * Reads the settings from an environment. An empty variable counts as not set.
 *
 * @param environment names and texts, as `process.env` has them
 * @returns every setting, with its default where it is not set
 * @throws SettingsError when one or more can't be used
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const was = given[name] === undefined ? 'not set' : `"${withoutSecret(name, given[name])}"`;
    return `${name} is ${was}, but ${issue.message}`;
  });
  throw new SettingsError(lines.join('\n'));
}
