export const blogPath = '/blog';

/** The query of the list's URL. The list has all posts up to the end of `page`, of one category or of all. */
export type PostListQuery = { page: number; categoryId?: number };

function parsePositiveInteger(text: string | null) {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * Parses the query of the list's URL, which a visitor may have typed.
 *
 * @returns page 1 and all categories where a parameter is missing or invalid
 */
export function parsePostListQuery(search: URLSearchParams): PostListQuery {
  const categoryId = parsePositiveInteger(search.get('category'));
  return {
    page: parsePositiveInteger(search.get('page')) ?? 1,
    ...(categoryId !== undefined && { categoryId }),
  };
}

/** Returns the path and query of the list's first page, of one category or of all. */
export function listPath(categoryId?: number): string {
  return categoryId === undefined ? blogPath : `${blogPath}?category=${categoryId}`;
}
