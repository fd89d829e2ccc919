/* Groups of the levels of study that the sentence of "Can I go?" has. */

export const schoolLeavers = ['grade-12', 'hsc', 'diploma'] as const;
export const undergraduates = ['year-1', 'year-2', 'year-3', 'last-year'] as const;
/** Whoever is enrolled in a master's has a bachelor's degree. */
export const degreeHolders = ['graduate-new', 'graduate', 'masters'] as const;
