/** Writes the first letter of a text as a capital. Bengali has no capitals, so a Bengali text stays as it is. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
