/** @returns a text as a string of TypeScript, with the quotation marks that Biome gives it */
export function quoted(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}
