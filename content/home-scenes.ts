import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Scene } from './types/picture.ts';

/** `focus` is the horizontal position of the part that a narrow phone shows. */
const createScene = (scene: Omit<Scene, 'sky'>): Scene => ({
  ...scene,
  sky: getIllustrationBackground(scene.file),
});

const scenes = inBothLanguages((t) => ({
  crossing: createScene({
    file: 'hero-crossing',
    description: t(
      'A wooden boat crosses a river at sunrise, towards a skyline',
      'ভোরে কাঠের একটি নৌকা নদী পার হচ্ছে, সামনে শহরের উঁচু ভবনের সারি',
    ),
    tone: 'dark',
    focus: '69%',
  }),
  campus: createScene({
    file: 'hero-campus',
    description: t('Students on a campus in autumn', 'শরতের ক্যাম্পাসে শিক্ষার্থীরা'),
    tone: 'dark',
    focus: '70%',
  }),
  viaduct: createScene({
    file: 'hero-viaduct',
    description: t(
      'A red train on a viaduct in the mountains',
      'পাহাড়ের মাঝে উঁচু সেতুর ওপর একটি লাল ট্রেন',
    ),
    tone: 'dark',
    focus: '52%',
  }),
  wing: createScene({
    file: 'hero-wing',
    description: t('A river delta under the wing of a plane', 'উড়োজাহাজের ডানার নিচে নদীর বদ্বীপ'),
    tone: 'dark',
    focus: '62%',
  }),
  harbour: createScene({
    file: 'hero-harbour',
    description: t('A ferry in a harbour at night', 'রাতের বন্দরে একটি ফেরি'),
    tone: 'light',
    focus: '66%',
  }),
}));

/** The scenes of the slideshow in the hero. */
export const homeScenes = { en: Object.values(scenes.en), bn: Object.values(scenes.bn) };

/** The last scene of the hero, which the call to action at the end of the home page shows, too. */
export const harbourAtNight = { en: scenes.en.harbour, bn: scenes.bn.harbour };

/** A scene of the hero, which `/services` opens with, too. */
export const campusInAutumn = scenes.en.campus;
