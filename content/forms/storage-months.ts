/** How many months a submission is stored. The staff tool's `purge` deletes older ones. */
export const storageMonths = 24;
