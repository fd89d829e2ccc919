import { expect, test } from 'vitest';
import { findLeakedValues, findLeakedValuesInPage } from './leaked-values.ts';

test('a leaked value is found only as a separate word', () => {
  expect(findLeakedValues('for students [object Object] in Bangladesh')).toEqual([
    'for students [object Object] in Bangladesh',
  ]);
  expect(findLeakedValues('Age undefined, NaN months, null')).toHaveLength(3);
  expect(findLeakedValues('Undefined behaviour, nullable, Nan, null-safe, an [objective]')).toEqual(
    [],
  );
});

test('text, attributes and structured data of a page are searched', () => {
  const page = (head: string, body: string) =>
    `<html><head>${head}</head><body>${body}</body></html>`;
  const faulty = [
    page('<title>undefined</title>', ''),
    page('<meta name="description" content="Students [object Object]">', ''),
    page('<script type="application/ld+json">{"name":null}</script>', ''),
    page('', '<img alt="NaN months">'),
    page('', '<p>A <b>null</b></p>'),
    page('', '<noscript>undefined</noscript>'),
  ];
  for (const html of faulty) expect(findLeakedValuesInPage(html), html).toHaveLength(1);
  const sound = page('<script>let a = undefined</script><style>.null{}</style>', '<p>All well</p>');
  expect(findLeakedValuesInPage(sound)).toEqual([]);
});
