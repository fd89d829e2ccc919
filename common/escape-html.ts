const characterReferences: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes a text for HTML or XML, also for attributes in either kind of quotes. All code that builds markup from texts
 * uses it.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => characterReferences[character] ?? character);
