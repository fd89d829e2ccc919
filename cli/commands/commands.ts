import type { RunCommand } from '../context.ts';
import type { CommandName } from '../definitions.ts';
import { answered } from './answered.ts';
import { backup } from './backup.ts';
import { deliveries } from './deliveries.ts';
import { erase } from './erase.ts';
import { exportCsv } from './export.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { note } from './note.ts';
import { purge } from './purge.ts';
import { release } from './release.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';
import { stats } from './stats.ts';
import { terms } from './terms.ts';
import { verify } from './verify.ts';

/** The implementation of each command. */
export const commands: Record<CommandName, RunCommand> = {
  list,
  find,
  show,
  export: exportCsv,
  stats,
  deliveries,
  retry,
  answered,
  note,
  release,
  terms,
  erase,
  purge,
  backup,
  verify,
};
