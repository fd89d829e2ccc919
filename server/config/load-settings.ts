import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/**
 * The settings of this process: its environment, and the file `.env` in the project's folder for what the
 * environment does not set.
 *
 * @throws SettingsError when one or more can't be used
 */
export function loadSettings(): Settings {
  const file = join(import.meta.dirname, '../../.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}

/** The same for a server: settings that can't be used are told to the operator, and end the process with code 1. */
export function loadSettingsOrStop(): Settings {
  try {
    return loadSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`The site can't start with these settings:\n${error.message}\n`);
    process.exit(1);
  }
}
