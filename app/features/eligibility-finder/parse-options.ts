/** Options of a select. The first group may have no name. */
export type OptionGroup = { name: string; options: { value: string; label: string }[] };

/**
 * Parses the options of a select field.
 *
 * @param text one option or name of a group per line (content/types/finder-form.ts)
 */
export function parseOptions(text: string): OptionGroup[] {
  const groups: OptionGroup[] = [{ name: '', options: [] }];
  for (const line of text.split('\n')) {
    const [value = '', ...words] = line.split(' ');
    const label = words.join(' ') || value;
    if (value === '') groups.push({ name: label, options: [] });
    else groups.at(-1)?.options.push({ value, label });
  }
  return groups;
}
