import { home as bengali } from './bn/home.ts';
import { home as english } from './en/home.ts';
import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import type { Language } from './language.ts';
import type { Scene } from './types/picture.ts';

/** The scenes without their descriptions. `focus` is the horizontal position of the part that a narrow phone shows. */
const scenes = {
  'hero-crossing': { tone: 'dark', focus: '69%' },
  'hero-campus': { tone: 'dark', focus: '70%' },
  'hero-viaduct': { tone: 'dark', focus: '52%' },
  'hero-wing': { tone: 'dark', focus: '62%' },
  'hero-harbour': { tone: 'light', focus: '66%' },
} satisfies Record<keyof typeof english.hero.scenes, Pick<Scene, 'tone' | 'focus'>>;

type SceneName = keyof typeof scenes;

const createScene = (file: SceneName, language: Language): Scene => ({
  file,
  description: { en: english, bn: bengali }[language].hero.scenes[file],
  ...scenes[file],
  sky: getIllustrationBackground(file),
});

/** The scenes of the slideshow in the hero. */
export const createHomeScenes = (language: Language): Scene[] =>
  (Object.keys(scenes) as SceneName[]).map((file) => createScene(file, language));

/** The last scene of the hero, which the call to action at the end of the home page shows, too. */
export const createHarbourAtNight = (language: Language): Scene =>
  createScene('hero-harbour', language);

/** A scene of the hero, which `/services` opens with, too. */
export const campusInAutumn = createScene('hero-campus', 'en');
