import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { filledForm } from './testing/examples.ts';
import { createSentSubmission, prepareServiceTests } from './testing/service.ts';

const { fixture, openStore, reopen } = prepareServiceTests();

beforeEach(() => reopen({ submissionsPerAddressPerHour: 200 }));

/** The lines of the log about acknowledgements that were withheld, without their time. */
const getWithheldLines = () =>
  fixture.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'acknowledgement withheld');

/** Sends applications of strangers who don't know each other, and counts their acknowledgements and mails to staff. */
async function countMails(
  count: number,
  getVisitor: (index: number) => string,
  isRepeated = false,
) {
  const submissionId = randomUUID();
  for (let index = 0; index < count; index += 1) {
    const result = await fixture.submissions.submit(
      createSentSubmission({
        raw: isRepeated ? filledForm : { ...filledForm, email: `stranger-${index}@gmail.com` },
        visitorAddress: getVisitor(index),
        ...(isRepeated && { submissionId }),
      }),
    );
    expect(result.kind).toBe('stored');
  }
  const store = await openStore();
  const kinds = (await store.listDeliveries()).map(({ kind }) => kind);
  await store.close();
  return {
    acknowledgements: kinds.filter((kind) => kind === 'acknowledgement').length,
    staff: kinds.filter((kind) => kind === 'staff').length,
  };
}

test.each<[string, (index: number) => string]>([
  ['an IPv4 address', () => '192.0.2.1'],
  ['an IPv6 network of /64', () => '2001:db8:1:1::/64'],
  ['an IPv6 network of /48', (index) => `2001:db8:1:${index.toString(16)}::/64`],
])(
  'the visitors of %s cause 50 acknowledgements an hour, and staff get all mails',
  async (_, visitor) => {
    expect(await countMails(54, visitor)).toEqual({ acknowledgements: 50, staff: 54 });
  },
);

test('visitors of several networks don’t share the limit', async () => {
  expect(await countMails(54, (index) => `192.0.2.${index}`)).toEqual({
    acknowledgements: 54,
    staff: 54,
  });
});

test('suspected submissions, which get no acknowledgement, don’t count', async () => {
  const visitorAddress = '192.0.2.1';
  for (let index = 0; index < 54; index += 1)
    await fixture.submissions.submit(
      createSentSubmission({
        visitorAddress,
        spamReason: 'filling time',
        submissionId: randomUUID(),
      }),
    );
  expect(await countMails(1, () => visitorAddress)).toMatchObject({ acknowledgements: 1 });
  expect(getWithheldLines()).toEqual([]);
});

test('a repeated submission doesn’t count', async () => {
  await countMails(54, () => '192.0.2.1', true);
  expect(await countMails(1, () => '192.0.2.1')).toEqual({ acknowledgements: 2, staff: 2 });
});

test.each<[string, (index: number) => { email: string; visitorAddress: string }, number]>([
  ['network', (index) => ({ email: `name-${index}@gmail.com`, visitorAddress: '192.0.2.1' }), 50],
  [
    'domain',
    (index) => ({ email: `name-${index}@college.example`, visitorAddress: `192.0.2.${index}` }),
    50,
  ],
  [
    'mailbox',
    (index) => ({ email: `victim+${index}@gmail.com`, visitorAddress: `192.0.2.${index}` }),
    3,
  ],
])(
  'an acknowledgement that the limit of a %s withholds is one line of the log, without an address, and repeating the form adds none',
  async (limit, getSender, admitted) => {
    const send = (index: number, submissionId: string) => {
      const { email, visitorAddress } = getSender(index);
      const raw = { ...filledForm, email };
      return fixture.submissions.submit(
        createSentSubmission({ raw, visitorAddress, submissionId }),
      );
    };
    for (let index = 0; index < admitted; index += 1) await send(index, randomUUID());
    expect(getWithheldLines()).toEqual([]);
    const id = randomUUID();
    const result = await send(admitted, id);
    await send(admitted, id);
    expect(getWithheldLines()).toEqual([
      expect.objectContaining({
        level: 40,
        limit,
        reference: result.kind === 'stored' && result.reference,
      }),
    ]);
    expect(JSON.stringify(getWithheldLines())).not.toMatch(/@|192\.0\.2/);
  },
);

test('without a limit of submissions, a network’s acknowledgements have none either', async () => {
  await reopen({ submissionsPerAddressPerHour: 0 });
  expect(await countMails(54, () => '192.0.2.9')).toEqual({ acknowledgements: 54, staff: 54 });
});
