import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

const nasty = `"><script>alert(1)</script> ' onload='x' &lt; &amp;#39; & ]]> ওপার`;

test.each([
  ['HTML', { xmlMode: false }],
  ['XML', { xmlMode: true }],
])(
  'in %s a text comes back as it was: in an element, and between quotes of either kind',
  (_name, options) => {
    const text = escapeHtml(nasty);
    const [element] = parseDocument(`<p a="${text}" b='${text}'>${text}</p>`, options).children;
    expect(element).toMatchObject({
      attribs: { a: nasty, b: nasty },
      children: [{ type: 'text', data: nasty }],
    });
  },
);
