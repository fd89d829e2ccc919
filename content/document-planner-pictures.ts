import type { IllustrationName } from './illustrations/illustrations.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';

/** `floor` is the colour at the picture's lower edge, which the page continues below it. */
type FlooredPicture = { file: IllustrationName; floor: string };

/** The pictures at the end of a plan: that of a stay abroad, and those of programmes that don't lead abroad. */
export const departurePictures = {
  abroad: { file: 'gallery-airport', floor: '#1f6560' },
  'virtual-internship': { file: 'event-webinar', floor: '#c98b3e' },
  'professional-immersion': { file: 'national-workshop', floor: '#c9674a' },
  'hotel-immersion': { file: 'gallery-kitchen', floor: '#12393a' },
} satisfies Partial<Record<ProgrammeSlug | 'abroad', FlooredPicture>>;
