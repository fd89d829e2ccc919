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

type Value = string | true | Readonly<Record<string, string>>;

function written(value: Value): string {
  if (typeof value === 'string') return quoted(value);
  if (value === true) return 'true';
  const fields = Object.entries(value).map(([field, text]) => `${field}: ${quoted(text)}`);
  return `{ ${fields.join(', ')} }`;
}

/**
 * A line of a list, on several lines where Biome would break it.
 *
 * @param fields those that are left out are passed over
 */
export function entry(fields: Record<string, Value | undefined>): string {
  const given = Object.entries(fields)
    .filter((field): field is [string, Value] => field[1] !== undefined)
    .map(([field, value]) => `${field}: ${written(value)}`);
  const line = `  { ${given.join(', ')} },`;
  return line.length <= 100 ? line : `  {\n    ${given.join(',\n    ')},\n  },`;
}
