/** The texts of the drawn map. */
export const officeMap = {
  title: 'Find us in Dhaka',
  picture:
    'Drawn map: the office stands where two avenues cross, between a park and a lake; the river runs to the south',
  note: 'Drawn map, not to scale',
  link: 'Open in a map',
} as const;
