/** What a page is called and described by in search results and previews. The title is without the organisation's name. */
export type PageMetadata = { title: string; description: string };
