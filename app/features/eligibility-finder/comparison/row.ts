import type { Verdict } from '#domain/eligibility/verdict.ts';
import type { Mark } from './marks.ts';
import type { PayBar } from './pay-scale.ts';
import type { Dot } from './stay-dots.ts';

/** What a row draws beside the words. */
export type Drawing =
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'pay'; bar: PayBar }
  | { kind: 'stay'; dots: readonly Dot[] };

export type Cell = {
  value: string;
  /** In smaller letters, a line each. */
  notes: readonly string[];
  drawing?: Drawing;
  /** The sentence says that the visitor doesn't have it. */
  isMissing?: boolean;
  /** The value says that there is none. */
  isNone?: boolean;
  /** Equal where the values are, if words don't tell. */
  key?: string;
};

/** How large a row's values are: figures, words, or a list of them. */
export type Size = 'figures' | 'words' | 'list';

export type Row = {
  id: string;
  label: string;
  size: Size;
  /** How to read what is drawn. */
  hint?: string | undefined;
  /** What the sentence says about it, `words` in a blank: what one has, or wants. */
  profileText?: { before: string; words: string; about: 'have' | 'want' } | undefined;
  /** A cell an option, in their order. */
  cells: readonly Cell[];
};

export type MarkedRow = Row & { marks: readonly Mark[] };
