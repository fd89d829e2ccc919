import type { Brochure, BrochureCover } from '../vocabulary/programme.ts';
import records from './brochures.json' with { type: 'json' };
import { findProgramme, type ProgrammeSlug, programmeCards } from './programmes.ts';

/** What the covers take from their pictures. */
const covers: Record<
  ProgrammeSlug,
  Pick<BrochureCover, 'wall' | 'floor' | 'tone'> & { focus: string; height?: number }
> = {
  'study-abroad': { wall: '#f9d5c3', floor: '#8c2a20', tone: 'dark', focus: '52%' },
  'virtual-internship': { wall: '#14504d', floor: '#0b2b2a', tone: 'light', focus: '50%' },
  'international-internship': { wall: '#f7be55', floor: '#0a3f3e', tone: 'dark', focus: '58%' },
  'agriculture-internship': { wall: '#bfe0d4', floor: '#14503a', tone: 'dark', focus: '55%' },
  'medical-internships': {
    wall: '#cfe5df',
    floor: '#1f4e5f',
    tone: 'dark',
    focus: '66%',
    height: 84,
  },
  'pathway-program': { wall: '#bfe0dc', floor: '#0e5a55', tone: 'dark', focus: '88%' },
  'student-exchange': {
    wall: 'linear-gradient(90deg, #f2a541 50%, #2f6f8a 0)',
    floor: '#5a2a27',
    tone: 'split',
    focus: '50%',
  },
  'professional-immersion': { wall: '#14343c', floor: '#0b2b2a', tone: 'light', focus: '50%' },
  'hotel-immersion': { wall: '#451614', floor: '#451614', tone: 'light', focus: '52%', height: 86 },
};

/**
 * A programme's brochure, as its page offers it. The file is made of the page's own texts: after a change to them run
 * `npx node scripts/brochure.ts`, which also writes the sizes to brochures.json.
 *
 * @param length how long the programme takes, for the cover
 */
export function brochureOf(slug: ProgrammeSlug, length: string): Brochure {
  const { focus, height = 92, ...grounds } = covers[slug];
  return {
    title: 'The whole programme on paper',
    lede: 'Read it offline, or show it at home.',
    download: {
      name: 'Download brochure (PDF)',
      path: `/brochures/${slug}.pdf`,
      bytes: records[slug].bytes,
    },
    cover: {
      title: findProgramme(slug).name,
      length,
      picture: { file: programmeCards[slug].picture.file, focus },
      height,
      ...grounds,
    },
  };
}
