import type { Placement } from '../types/country.ts';
import type { Pause } from '../types/pause.ts';
import { programmeRecords } from './records.ts';

/** A placement is paused by its own file, or with the programme that one applies for. */
export const getPause = ({
  paused,
  programme = 'international-internship',
}: Pick<Placement, 'paused' | 'programme'>): Pause | undefined =>
  paused ?? programmeRecords[programme].paused;
