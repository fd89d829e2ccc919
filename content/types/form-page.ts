import type { Action, Fact } from './common.ts';
import type { Decoration } from './picture.ts';

/** What the page of a programme's application says above its form (requirements 2, "Application pages"). */
export type ApplicationPage = {
  title: string;
  description: string;
  /** The first says how long it takes. */
  highlights: [Fact, Fact, Fact];
  /** The way back, above the title. */
  back: Action;
  /** The programme's scene, in an arch; a boat when left out. */
  picture?: Decoration;
  /** Since when and why nobody can apply at present, in words. The page has no form then. */
  paused?: string;
};

/** The page of a form of our own, which stands in a frame or alone (requirements, "External parts"). */
export type EmbeddedFormPage = {
  title: string;
  lede: string;
  /** The page that it belongs to. */
  back: Action;
  /** The ground on which its sheet lies. */
  surface: 'sky' | 'shapla' | 'library' | 'marigold';
};
