import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

const hostileText = `"><script>alert(1)</script> ' onload='x' &lt; &amp;#39; & ]]> ওপার`;

test.each([
  ['HTML', { xmlMode: false }],
  ['XML', { xmlMode: true }],
])(
  'in %s, a parser gets the original text from an element and from attributes in either kind of quotes',
  (_name, options) => {
    const text = escapeHtml(hostileText);
    const [element] = parseDocument(`<p a="${text}" b='${text}'>${text}</p>`, options).children;
    expect(element).toMatchObject({
      attribs: { a: hostileText, b: hostileText },
      children: [{ type: 'text', data: hostileText }],
    });
  },
);
