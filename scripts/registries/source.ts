/** @returns a text as a string of TypeScript, with the quotation marks that Biome gives it */
export function quoted(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

/** @returns the constant that a file is called after: `northLand` of north-land */
export function constantOf(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** @returns a property as an object has it: `  france: france`, `  'north-land': northLand` */
export function property(name: string, value: string): string {
  return name === value ? `  ${name},` : `  ${/^\w+$/.test(name) ? name : quoted(name)}: ${value},`;
}

/**
 * A line of a list, on several lines where Biome would break it.
 *
 * @param fields those that are left out are passed over
 */
export function entry(fields: Record<string, string | true | undefined>): string {
  const given = Object.entries(fields)
    .filter((field): field is [string, string | true] => field[1] !== undefined)
    .map(([field, value]) => `${field}: ${value === true ? value : quoted(value)}`);
  const line = `  { ${given.join(', ')} },`;
  return line.length <= 100 ? line : `  {\n    ${given.join(',\n    ')},\n  },`;
}
