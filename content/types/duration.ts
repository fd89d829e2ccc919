/** The range from the shortest to the longest stay, or the lengths to choose from. The bar is drawn from them. */
export type Duration =
  | {
      from: number;
      /** The unit of `from`, if it differs from `unit`: '6 months to 2 years'. */
      fromUnit?: DurationUnit;
      to: number;
      unit: DurationUnit;
    }
  | { choices: number[]; unit: DurationUnit };

export type DurationUnit = 'days' | 'weeks' | 'months' | 'years';
