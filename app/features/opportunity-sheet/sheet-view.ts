import type { SwitchTarget } from '#app/components/language/switch-target.ts';
import type { Costs } from '#content/costs.ts';
import type { IllustrationName } from '#content/illustrations/illustrations.ts';
import type { Action, Fact } from '#content/types/common.ts';
import type { Region } from '#content/types/country.ts';
import type { PageMetadata } from '#content/types/page-metadata.ts';

/** A section with a heading and sentences. */
export type SheetSection = { title: string; sentences: readonly string[] };

/** The page to show at home about an offer, in one language. All texts are formatted. */
export type SheetView = PageMetadata & {
  /** 'A page to show at home'. */
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
  costs: Costs;
  documents: {
    title: string;
    /** In their order. */
    stages: readonly { label: string; names: readonly string[] }[];
  };
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
    share: string;
    print: string;
    /** The same page in the other language. */
    other: SwitchTarget | undefined;
  };
  /** The page of the offer. */
  page: Action;
  /** The next steps, the main one first. */
  next: readonly Action[];
  /** The full URL of the image for link previews. */
  image: string;
};
