import { toDhakaDay } from '#common/dhaka-time.ts';

/** Returns the current year in Dhaka. Only the server calls it, since a visitor's clock and time zone may differ. */
export const getCopyrightYear = (): string => toDhakaDay(new Date().toISOString()).slice(0, 4);
