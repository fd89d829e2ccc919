const characterReferences: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML or XML has it, also between quotes of either kind. Every place that makes markup of texts uses this one. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => characterReferences[character] ?? character);
