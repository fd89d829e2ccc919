/** The values of the specification's form that differ from the slug of the country's page (requirements 3). */
const slugByValue: ReadonlyMap<string, string> = new Map([['uk', 'united-kingdom']]);

/** Returns the slug of the country that an option of `preferredDestination` stands for: 'united-kingdom' for 'uk'. */
export const getDestinationSlug = (value: string): string => slugByValue.get(value) ?? value;
