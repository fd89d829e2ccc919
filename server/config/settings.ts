import type { z } from 'zod';
import { configSchema } from './config-schema.ts';

/** Pairs of settings: if the first is set, the second must be set as well. */
const settingNeeds = [
  ['HSTS_PRELOAD', 'HSTS_INCLUDE_SUBDOMAINS'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'MAIL_TO'],
  ['DIGEST_TO', 'SMTP_URL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
] as const satisfies [keyof typeof configSchema.shape, keyof typeof configSchema.shape][];

const schema = configSchema
  .superRefine((settings, context) => {
    for (const [name, requiredName] of settingNeeds) {
      if (!settings[name] || settings[requiredName]) continue;
      const message = `must be set when ${name} is set`;
      context.addIssue({ code: 'custom', path: [requiredName], message });
    }
  })
  .transform((settings) => ({
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
  }));

export type Settings = z.output<typeof schema>;

/** Thrown when settings are invalid. The message names each one, its value and the expected value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Removes passwords, also in URLs, since the message may be logged. */
function withoutSecret(name: string, value: string): string {
  if (name.endsWith('_SECRET')) return '***';
  const shown = value.replace(/^((?:[\w+.-]+:\/\/)?[^:@/]*):.*@/s, '$1:***@');
  // Some receivers, as Slack's, have their secret in the path.
  return name === 'WEBHOOK_URL'
    ? shown.replace(/^((?:[\w+.-]+:\/\/)?[^/?#]*[/?#])(?!\/).+$/s, '$1***')
    : shown;
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 *
 * @param environment variables as in `process.env`
 * @returns every setting, with its default if it is not set
 * @throws SettingsError when one or more settings are invalid
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const definedVariables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value),
  );
  const result = schema.safeParse(definedVariables);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const received =
      definedVariables[name] === undefined
        ? 'not set'
        : `"${withoutSecret(name, definedVariables[name])}"`;
    return `${name} is ${received}, but ${issue.message}`;
  });
  throw new SettingsError(lines.join('\n'));
}
