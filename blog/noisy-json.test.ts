import { expect, test } from 'vitest';
import { parseNoisyJson } from './noisy-json.server.ts';
import { createRecordingLog, startFakeWordPress } from './testing/fake-wordpress.ts';
import { createWordPressService } from './wordpress.server.ts';

const list = '[{"id":1,"name":"]}[ \\" visas","count":2}]';
const json = JSON.parse(list);

test.each([
  ['JSON alone', list, undefined],
  ['two byte order marks', `\uFEFF\uFEFF${list}`, ''],
  [
    'a notice',
    `<b>Notice</b>: Undefined index [x] in a.php\n${list}`,
    'Notice</b>: Undefined index [x]',
  ],
  ['a comment', `${list}<!-- cached [1] -->`, '<!-- cached [1] -->'],
  ['brackets on both sides', `[{x}] ${list} [{y}]`, '[{x}]  [{y}]'],
  ['an empty list', 'Warning: [x] []', 'Warning'],
])('the list is read: %s', (_name, text, noise) => {
  const result = parseNoisyJson(text);
  expect(result.json).toEqual(text.endsWith('[]') ? [] : json);
  if (noise === undefined) expect(result.noise).toBeUndefined();
  else expect(result.noise).toContain(noise);
});

test.each(['', '<p>Error [1]</p>', '[{"id":1', 'x{"a":1}'])('no list is in %j', (text) => {
  expect(() => parseNoisyJson(text)).toThrow(SyntaxError);
});

test('a plugin that prints something around the answers is logged once a minute', async () => {
  await using wordpress = await startFakeWordPress(
    (_url, response) => void response.end(`Notice: plugin x\n${list}`),
  );
  const log = createRecordingLog();
  const service = createWordPressService(wordpress.url, log);
  await service.categories();
  expect(await service.categories()).toEqual(json);
  expect(log.lines).toEqual([
    {
      message:
        'a plugin of the content service prints text around its answers: correct or remove it',
      details: { resource: 'categories', text: 'Notice: plugin x' },
    },
  ]);
});
