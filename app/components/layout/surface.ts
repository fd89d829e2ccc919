/** The surfaces that a section can stand on, as CSS colours. */
const colors = {
  paper: 'var(--color-paper)',
  print: 'var(--color-print)',
  mist: 'var(--color-mist)',
  butter: 'var(--color-butter)',
  marigold: 'var(--color-marigold)',
  shapla: 'var(--color-shapla)',
  sky: 'var(--color-sky)',
  river: 'var(--color-river)',
  deep: 'var(--color-deep)',
  ink: 'var(--color-ink)',
  brick: 'var(--color-brick)',
  dusk: 'var(--color-dusk)',
  // The region's.
  plate: 'var(--color-plate)',
  tint: 'var(--color-tint)',
} as const;
export type Surface = keyof typeof colors;

const darkSurfaces: ReadonlySet<Surface> = new Set([
  'river',
  'deep',
  'ink',
  'brick',
  'dusk',
  'plate',
]);

/** Whether text on it is light. */
export const isDarkSurface = (ground: Surface) => darkSurfaces.has(ground);

export const getSurfaceColor = (ground: Surface): string => colors[ground];
