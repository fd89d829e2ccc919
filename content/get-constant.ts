/**
 * Returns the constant that a content file exports under its own name in camel case: `hotelImmersion` of hotel-immersion.ts. The
 * compiler can't know a file that a list names by its slug, so the file's own `satisfies` has to check the content.
 *
 * @param file the imported module
 * @throws Error if the file has no such constant
 */
export function getConstant<Content>(file: object, slug: string): Content {
  const name = slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const content = (file as Partial<Record<string, Content>>)[name];
  if (content === undefined) throw new Error(`${slug}.ts has to export its content as \`${name}\``);
  return content;
}
