/** The CSS colours of the surfaces, which are the backgrounds of sections. */
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
  // The colours of the current region (styles/tokens.css and styles/region-tints.css).
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

/** Whether text on the surface has to be light. */
export const isDarkSurface = (surface: Surface) => darkSurfaces.has(surface);

/** Returns the surface's colour as a CSS value. */
export const getSurfaceColor = (surface: Surface): string => colors[surface];
