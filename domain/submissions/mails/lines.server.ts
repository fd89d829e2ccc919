import { escapeHtml } from '#common/escape-html.ts';
import type { Html } from '#common/html.ts';

/** Renders a text of several lines. */
export const lines = (text: string): Html => ({
  markup: escapeHtml(text).replaceAll('\n', '<br>'),
});
