import type { AllFinderTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { Verdict } from '#domain/eligibility/verdict.ts';
import type { Mark } from './marks.ts';
import type { PayBar } from './pay-scale.ts';
import type { Dot } from './stay-dots.ts';

/** The texts that the rows of a comparison need. */
export type ComparedTexts = Pick<AllFinderTexts, 'comparison' | 'finder'>;

/** The drawing beside the text of a cell. */
export type Drawing =
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'pay'; bar: PayBar }
  | { kind: 'stay'; dots: readonly Dot[] };

export type Cell = {
  value: string;
  /** Shown in smaller letters, one per line. */
  notes: readonly string[];
  drawing?: Drawing;
  /** Whether the profile doesn't meet the requirement. */
  isMissing?: boolean;
  /** Whether the profile has too few fields to decide the requirement. */
  isUndecided?: boolean;
  /** Whether the value is a placeholder, such as "None named". */
  isNone?: boolean;
  /** Equal for equal values. Needed if the text of equal values can differ. */
  key?: string;
};

/** The text size of the values in a row: figures are the largest, lists the smallest. */
type Size = 'figures' | 'words' | 'list';

export type Row = {
  id: string;
  label: string;
  size: Size;
  /** Explains the drawings of the row. */
  hint?: string | undefined;
  /** The value of the profile for this row: text before it, the value, and whether the visitor has or wants it. */
  profileText?: { before: string; words: string; about: 'have' | 'want' } | undefined;
  /** One cell per opportunity, in the same order. */
  cells: readonly Cell[];
};

export type MarkedRow = Row & { marks: readonly Mark[] };
