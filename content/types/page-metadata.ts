/** The title and the description of a page in search results and previews. The title lacks the organisation's name. */
export type PageMetadata = { title: string; description: string };
