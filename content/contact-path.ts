/**
 * Creates the path of the contact page, whose form begins with what is known (`readContactTopics`).
 *
 * @param about slugs of destinations, programmes, events, services or national programmes, or ids of opportunities
 * @returns '/contact?about=germany'
 */
export function createContactPath(...about: readonly string[]): string {
  return `/contact?${new URLSearchParams(about.map((slug) => ['about', slug]))}`;
}
