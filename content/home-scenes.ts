import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import type { Scene } from './types/picture.ts';

const createScene = (picture: Omit<Scene, 'sky'>): Scene => ({
  ...picture,
  sky: getIllustrationBackground(picture.file),
});

/** The last scene of the hero, which the call to action at the end of the home page shows, too. */
export const harbourAtNight = createScene({
  file: 'hero-harbour',
  description: 'A ferry in a harbour at night',
  tone: 'light',
  focus: '66%',
});

/** A scene of the hero, which `/services` opens with, too. */
export const campusInAutumn = createScene({
  file: 'hero-campus',
  description: 'Students on a campus in autumn',
  tone: 'dark',
  focus: '70%',
});

/** The scenes of the slideshow in the hero. `focus` is the part from the left that a narrow phone shows. */
export const homeScenes = [
  createScene({
    file: 'hero-crossing',
    description: 'A wooden boat crosses a river at sunrise, towards a skyline',
    tone: 'dark',
    focus: '69%',
  }),
  campusInAutumn,
  createScene({
    file: 'hero-viaduct',
    description: 'A red train on a viaduct in the mountains',
    tone: 'dark',
    focus: '52%',
  }),
  createScene({
    file: 'hero-wing',
    description: 'A river delta under the wing of a plane',
    tone: 'dark',
    focus: '62%',
  }),
  harbourAtNight,
];
