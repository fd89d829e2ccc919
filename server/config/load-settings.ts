import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/**
 * Loads the settings from the environment, and from the project's `.env` file where the environment doesn't set them.
 *
 * @throws SettingsError when one or more settings are invalid
 */
export function loadSettings(): Settings {
  const file = join(import.meta.dirname, '../../.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}

/** Loads the settings for a server. Prints invalid ones to standard error, and ends the process with code 1. */
export function loadSettingsOrStop(): Settings {
  try {
    return loadSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`The site can't start with these settings:\n${error.message}\n`);
    process.exit(1);
  }
}
