/**
 * Whether the Bengali edition is announced. While it is not, its pages can be opened by their address, but they are excluded
 * from search engines, and nothing links from English pages to them.
 */
export const isEditionOpen: boolean = false;
