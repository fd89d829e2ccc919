import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readSettings, type Settings } from './settings.ts';

/**
 * The settings of this process: its environment, and the file `.env` in the project's folder for what the
 * environment does not set.
 *
 * @throws SettingsError when one or more can't be used
 */
export function loadSettings(): Settings {
  const file = join(import.meta.dirname, '../.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}
