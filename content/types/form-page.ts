import type { Action, Fact } from './common.ts';
import type { Decoration } from './picture.ts';

/** The texts above the form of a programme's application page (requirements 2, "Application pages"). */
export type ApplicationPage = {
  title: string;
  description: string;
  /** The first is the programme's duration. */
  highlights: readonly [Fact, Fact, Fact];
  /** The link above the title that leads back. */
  back: Action;
  /** The programme's picture in an arch. */
  picture?: Decoration;
  /** The text of a pause. If set, the page has no form. */
  paused?: string;
};

/** The page of one of our own forms, which is shown in an iframe or alone (requirements, "External parts"). */
export type EmbeddedFormPage = {
  title: string;
  lead: string;
  /** The link to the page that embeds it. */
  back: Action;
  /** The background behind the form's sheet. */
  surface: 'sky' | 'shapla' | 'library' | 'marigold';
};
