import type { Placement } from '../types/country.ts';
import type { Pause } from '../types/pause.ts';
import { programmeRecords } from './records.ts';

/** Returns the pause of a placement: its own, or else that of its programme. */
export const getPause = ({
  paused,
  programme = 'international-internship',
}: Pick<Placement, 'paused' | 'programme'>): Pause | undefined =>
  paused ?? programmeRecords[programme].paused;
