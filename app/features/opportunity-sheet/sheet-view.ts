import type { SwitchTarget } from '#app/components/language/switch-target.ts';
import type { OgImageFile } from '#app/seo/og-image-file.ts';
import type { Costs } from '#content/costs.ts';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import type { Action, Fact } from '#content/types/common.ts';
import type { Region } from '#content/types/destination.ts';
import type { PageMetadata } from '#content/types/page-metadata.ts';

/** A section with a heading and sentences. */
export type SheetSection = { title: string; sentences: readonly string[] };

/** A section with one or two lists side by side. A single list may have no label. */
export type SheetColumns = {
  title: string;
  lists: readonly { label?: string; items: readonly string[] }[];
};

/** The sheet for the family about an offer, in one language. All texts are formatted. */
export type SheetView = PageMetadata & {
  /** 'One page for your family'. */
  name: string;
  /** 'Germany, Internship', 'Study Abroad'. */
  heading: string;
  text: string;
  picture: IllustrationName;
  region: Region | undefined;
  /** The reason why applications are closed; undefined while they are open. */
  paused: string | undefined;
  facts: readonly Fact[];
  /** Undefined if no amount is in taka. */
  ratesNote: string | undefined;
  /** Every condition of the offer. */
  conditions: SheetSection;
  /** By stage: before the student is accepted, and after. */
  documents: SheetColumns;
  /** Undefined if the offer's page doesn't say what is included. */
  inclusions: SheetColumns | undefined;
  costs: Costs;
  /** The sections about who decides, and about what we never ask for. */
  answers: readonly SheetSection[];
  call: SheetSection & { phone: { text: string; href: string } };
  genuine: SheetSection;
  asOf: string;
  /** The full URL of the page, which the QR code contains. */
  url: string;
  /** The caption of the QR code. */
  code: string;
  tools: {
    whatsApp: Action;
    print: string;
    /** The same page in the other language. */
    other: SwitchTarget | undefined;
  };
  /** The page of the offer. */
  page: Action;
  /** The next steps, the main one first. */
  next: readonly Action[];
  /** The image for link previews, with the poster of the country or the picture of the programme. `path` is its full URL. */
  image: OgImageFile;
};
