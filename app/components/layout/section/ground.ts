/** What a section stands on: a `--color-…` of app/styles/tokens.css. `plate` and `tint` are the region's. */
export const grounds = [
  'paper',
  'print',
  'mist',
  'butter',
  'marigold',
  'shapla',
  'sky',
  'river',
  'deep',
  'ink',
  'brick',
  'dusk',
  'plate',
  'tint',
] as const;
export type Ground = (typeof grounds)[number];

const darkGrounds: ReadonlySet<Ground> = new Set([
  'river',
  'deep',
  'ink',
  'brick',
  'dusk',
  'plate',
]);

/** Whether text on it is light. */
export const isDark = (ground: Ground) => darkGrounds.has(ground);

/** As a CSS colour. */
export const groundColor = (ground: Ground) => `var(--color-${ground})`;
