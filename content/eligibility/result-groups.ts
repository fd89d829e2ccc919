/* How the answer of "Can I go?" is divided, sorted and filtered. The values are part of URLs. */

/** The groups of the answer, in their order: "You can apply now", "Could fit", "Almost" and "Not yet". */
export const matchGroups = ['now', 'could-fit', 'almost', 'not-yet'] as const;
export type MatchGroup = (typeof matchGroups)[number];

/** The sort orders of the results. The first is the default when the URL names none. */
export const sortOrders = ['fit', 'stipend', 'duration', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The filters of the group "You can apply now". */
export const filters = ['europe', 'asia', 'gulf', 'americas', 'pacific', 'no-country'] as const;
export type Filter = (typeof filters)[number];
