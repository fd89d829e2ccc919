import type { IllustrationName } from './illustration-names.ts';

/** The colour with which a page continues a picture beyond its edge. */
const backgrounds: Partial<Record<IllustrationName, string>> = {
  'event-fair': '#bfe0dc',
  'event-seminar': '#fbd98f',
  'event-webinar': '#fce3ac',
  'gallery-airport': '#f9d5c3',
  'gallery-classroom': '#fce3ac',
  'gallery-farm': '#f7edc6',
  'gallery-market': '#f6dfc0',
  'hero-campus': '#f3e6b8',
  'hero-crossing': '#f9c561',
  'hero-harbour': '#0d3b47',
  'hero-viaduct': '#f6d9c2',
  'hero-wing': '#bfe0df',
  'national-fair': '#f7be55',
  'national-office': '#e3eeea',
  'national-rickshaw': '#f6c7be',
  'national-seminar': '#fce9c4',
  'national-workshop': '#f6c7be',
  'post-farm': '#f9cdc0',
  'post-letter': '#f6c7be',
  'post-visa': '#fce3ac',
  'prog-bridge': '#fbd98f',
  'prog-campus': '#f9d5c3',
  'prog-employers': '#f2ddb4',
  'prog-exchange': '#fbd98f',
  'prog-lobby': '#fce9c4',
  'prog-ward': '#cfe5df',
  'scene-departures': '#f6c7be',
};

/** @returns the picture's background colour, or the colour of the sky when none is listed */
export function getIllustrationBackground(name: IllustrationName): string {
  return backgrounds[name] ?? '#cbe5e3';
}
