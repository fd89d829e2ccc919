export const blogPath = '/blog';

/** What the address of the list asks for: the posts up to a page, of one category or of all. */
export type PostListQuery = { page: number; categoryId?: number };

function parsePositiveInteger(text: string | null) {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * @param search the query of the address, as a visitor may have typed it
 * @returns page 1 and all categories where it says nothing that can be used
 */
export function parsePostListQuery(search: URLSearchParams): PostListQuery {
  const categoryId = parsePositiveInteger(search.get('category'));
  return {
    page: parsePositiveInteger(search.get('page')) ?? 1,
    ...(categoryId !== undefined && { categoryId }),
  };
}

/** The address of the list's first page, of one category or of all. */
export function listPath(categoryId?: number): string {
  return categoryId === undefined ? blogPath : `${blogPath}?category=${categoryId}`;
}
