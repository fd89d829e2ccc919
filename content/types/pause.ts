/** An offer that nobody can apply for at present: one line of its placement or programme, until it is taken out again. */
export type Pause = {
  /** ISO 8601: the day from which it is paused. */
  since: string;
  /** For the page and for "Can I go?", in a sentence: 'The host takes nobody before spring.' */
  reason: string;
};
