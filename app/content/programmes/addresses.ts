/**
 * Every programme's addresses, by the route table.
 *
 * @param programme by its slug, the last part of them
 * @returns it, with the address of its page, and of where it is applied for
 */
export function withAddresses<Named extends { slug: string }>(programme: Named) {
  const path = `/global-programs/${programme.slug}`;
  return { ...programme, path, applicationPath: `/apply/${programme.slug}` };
}
