import { expectNothingPlanted, others, scriptFor, sendFrom } from '../helpers/planted-scripts.ts';
import { expect, test } from '../helpers/test.ts';

test.use({
  bypassCSP: true,
  allowedErrors: [/status of (422|429)/],
  siteSettings: { REFUSALS_PER_ADDRESS_PER_MINUTE: '1' },
});

test('of an address that sent too many forms, no script runs of what is kept to be sent again', async ({
  page,
}) => {
  const names = ['firstName', ...others, scriptFor('name')];
  const hostile = names.map((name) => [name, scriptFor(name)] as const);
  await sendFrom(page, '/embed/contact', hostile);
  expect(await sendFrom(page, '/embed/contact', hostile)).toBe(429);
  await expectNothingPlanted(page);
});
