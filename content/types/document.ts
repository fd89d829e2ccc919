/** How a document is got, and when: a line of the document planner. */
export type DocumentGuide = {
  /** Unique: 'passport'. */
  id: string;
  /** What pages call it, in the forms in which they do. */
  names: readonly string[];
  /** The id of the option that it is for, where a country's page lists it beside the others'. */
  onlyFor?: string;
  /** How to get it in Bangladesh, in a sentence or two. */
  how: string;
  /** What waits for it: "Needed for the visa". */
  neededFor: string;
  /** On which bank of the river. */
  stage: 'before acceptance' | 'after acceptance';
  /** How many weeks before the departure to start with it, of a stay abroad. They are ours, no authority's. */
  startWeeks: number;
};
