import { site } from './site.ts';
import type { Picture } from './types/picture.ts';

const [office] = site.offices;

/** The drawn map of /embed/map, which is shown when no external map is configured (requirements, "External parts"). */
export const officeMap = {
  title: 'Find us in Dhaka',
  lede: `${office.name}: ${office.address}`,
  address: office.address,
  picture: {
    file: 'map-office',
    description:
      'Drawn map: the office stands where two avenues cross, between a park and a lake; the river runs to the south',
  } satisfies Picture,
  note: 'Drawn map, not to scale',
  link: { to: site.map, name: 'Open in a map' },
};
