import { expect, test } from 'vitest';
import { configSchema, getDefaultText, settingWords } from './config-schema.ts';
import { readSettings } from './settings.ts';

const errorOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
  } catch (error) {
    return String(error);
  }
};

const described = Object.entries(configSchema.shape).map(([name, rule]) => ({
  name,
  rule,
  ...settingWords.get(rule),
}));

test.each(described)('$name without a value is what README says', ({ name, rule, otherwise }) => {
  const words = getDefaultText(rule) ?? /^`(.+)`/.exec(otherwise ?? '')?.[1];
  const fallback = words?.replace('PORT', String(readSettings({}).PORT));
  expect(readSettings(fallback ? { [name]: fallback } : {})).toEqual(readSettings({}));
});

// The example of WEBHOOK_SECRET is invalid on purpose: a secret that everyone can copy from a public file isn't secret.
test.each(described.filter(({ name }) => name !== 'WEBHOOK_SECRET'))(
  '$name can be what .env.example says',
  ({ rule, examples = [] }) => {
    const lines = [getDefaultText(rule) ?? [], ...examples].flat();
    expect(lines).not.toHaveLength(0);
    for (const example of lines) expect(() => rule.parse(example)).not.toThrow();
  },
);

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '' })).toEqual(readSettings({}));
});

test('the public URL has the port by default, and no trailing slash', () => {
  expect(readSettings({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
  expect(readSettings({ SITE_URL: 'https://example.org/' }).SITE_URL).toBe('https://example.org');
  expect(readSettings({ SITE_URL: 'https://EXAMPLE.org//' }).SITE_URL).toBe('https://example.org');
});

test('media hosts become origins', () => {
  const hostsOf = (WORDPRESS_MEDIA_HOSTS: string) =>
    readSettings({ WORDPRESS_MEDIA_HOSTS }).WORDPRESS_MEDIA_HOSTS;
  expect(hostsOf('cdn.example, Files.example')).toEqual([
    'https://cdn.example',
    'https://files.example',
  ]);
  expect(hostsOf('http://127.0.0.1:8090')).toEqual(['http://127.0.0.1:8090']);
  for (const wrong of ['a.example,', 'a.example/path', 'user@a.example', 'ftp://a.example', '?']) {
    expect(errorOf({ WORDPRESS_MEDIA_HOSTS: wrong })).toContain('WORDPRESS_MEDIA_HOSTS');
  }
});

test('databases', () => {
  expect(readSettings({ DATABASE_URL: 'file:/var/x.db' }).DATABASE_URL).toEqual({
    kind: 'sqlite',
    path: '/var/x.db',
  });
  expect(readSettings({ DATABASE_URL: 'postgres://a@b/c' }).DATABASE_URL).toEqual({
    kind: 'postgres',
    url: 'postgres://a@b/c',
  });
});

test.each([
  ['PORT', '99999'],
  ['PORT', '-1'],
  ['PORT', 'three thousand'],
  ['SITE_URL', 'example.org'],
  ['SITE_URL', 'https://example.org/?from=mail'],
  ['SITE_URL', 'https://example.org/site'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'postgres://database:54x2/opar'],
  ['DATABASE_URL', 'postgres://database/100%'],
  ['WORDPRESS_URL', 'ftp://example.org'],
  ['WORDPRESS_FRESH_SECONDS', '0'],
  ['WORDPRESS_FRESH_SECONDS', '1m'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'smtp:mail.example.org'],
  ['MAIL_TO', 'nobody'],
  ['CONTACT_FORM_URL', 'javascript:alert(1)'],
  ['MAP_EMBED_URL', '/map'],
  ['TRUST_PROXY', 'yes'],
  ['SUBMISSIONS_PER_MINUTE', '-1'],
  ['SUBMISSIONS_PER_ADDRESS_PER_HOUR', 'many'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused, by name, with what it was and what it should be', (name, value) => {
  const error = errorOf({ [name]: value });
  expect(error).toContain(`${name} is "${value}", but must be `);
});

const mail = { MAIL_FROM: 'applications@example.org', MAIL_TO: 'staff@example.org' };

test('the mail server’s address can have parameters of the connection', () => {
  const parameters = 'requireTLS=false&tls.rejectUnauthorized=false&pool=true&socketTimeout=5000';
  for (const query of ['', '?', `?${parameters}`]) {
    const SMTP_URL = `smtp://mailer:secret@mail.example.org:587/${query}`;
    expect(readSettings({ ...mail, SMTP_URL })).toMatchObject({ SMTP_URL });
  }
});

test.each([
  'jsonTransport',
  'streamTransport',
  'sendmail',
  'SES',
  'service',
  'proxy',
  'debug',
  'requiretls',
  'tls.cert',
])('the mail server’s address can’t have the parameter %s', (name) => {
  const url = `smtp://mailer:secret@mail.example.org?pool=true&${name}=true`;
  const error = errorOf({ ...mail, SMTP_URL: url });
  expect(error).toContain(
    `SMTP_URL is "${url.replace('secret', '***')}", but must be an address without the parameter "${name}": only requireTLS, `,
  );
});

test('a password with a question mark is not taken for parameters', () => {
  const error = errorOf({ ...mail, SMTP_URL: 'smtp://mailer:12?secret=x@mail.example.org' });
  expect(error).toContain('SMTP_URL is "smtp://mailer:***@mail.example.org", but must be ');
  expect(error).toContain('? is written as %3F');
  expect(error).not.toContain('secret');
});

test.each(['12/secret', 'secret?12', 'secret#12', 's@cret/12'])(
  'a database password that is not encoded (%s) is not taken for a host, and not shown',
  (password) => {
    const error = errorOf({ DATABASE_URL: `postgres://opar:${password}@db.example.org/opar` });
    expect(error).toContain(
      'DATABASE_URL is "postgres://opar:***@db.example.org/opar", but must be ',
    );
    expect(error).toContain('%2F');
  },
);

test('mail needs a sender and a recipient', () => {
  const error = errorOf({ SMTP_URL: 'smtp://localhost' });
  expect(error).toContain('MAIL_FROM is not set, but must be set when SMTP_URL is set');
  expect(error).toContain('MAIL_TO is not set');
  expect(errorOf({ DIGEST_TO: 'office@example.org' })).toContain(
    'SMTP_URL is not set, but must be set when DIGEST_TO is set',
  );
});

const secret = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;

test.each([
  ['ftp://hooks.slack.com/services/T0/B0/hidden', 'ftp://hooks.slack.com/***'],
  ['hooks.slack.com/services/hidden', 'hooks.slack.com/***'],
  ['https://a:b@hooks.example/hidden', 'https://a:***@hooks.example/***'],
  ['ftp://hooks.example?token=hidden', 'ftp://hooks.example?***'],
])('the message about the webhook %s has no path, which may be secret', (url, shown) => {
  const error = errorOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
  expect(error).toContain(`WEBHOOK_URL is "${shown}", but must be `);
  expect(error).not.toContain('hidden');
});

test('a webhook needs a secret, which is not in the message', () => {
  const url = 'https://crm.example/hooks/opar?key=1';
  expect(readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret })).toMatchObject({
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: secret,
  });
  expect(errorOf({ WEBHOOK_URL: url })).toContain(
    'WEBHOOK_SECRET is not set, but must be set when',
  );
  const bytes = (count: number) => `whsec_${Buffer.alloc(count, 'x').toString('base64')}`;
  for (const wrong of ['secret', secret.slice(6), `${secret}!`, bytes(23), bytes(65)]) {
    const error = errorOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: wrong });
    expect(error, wrong).toContain(
      'WEBHOOK_SECRET is "***", but must be whsec_ and 24 to 64 bytes',
    );
    expect(error).not.toContain(wrong);
  }
  for (const count of [24, 25, 26, 64]) {
    expect(readSettings({ WEBHOOK_SECRET: bytes(count) }).WEBHOOK_SECRET).toBe(bytes(count));
  }
  expect(errorOf({ WEBHOOK_URL: 'https://a:b@crm.example/', WEBHOOK_SECRET: secret })).toContain(
    'WEBHOOK_URL is "https://a:***@crm.example/", but must be an address without name and password',
  );
});

test('all invalid settings are reported together, without passwords', () => {
  const error = errorOf({
    PORT: 'x',
    DATABASE_URL: 'mysql://user:secret@host/db',
    WORDPRESS_URL: 'ftp://editor:sec/secret@host',
    SMTP_URL: 'mailer:secret@host',
    WORDPRESS_REFRESH_SECRET: 'a short secret',
    WORDPRESS_BENGALI_LANG: 'bn&per_page=1',
  });
  expect(error).toContain('PORT is "x"');
  expect(errorOf({ SITE_URL: 'ftp://token@host' })).not.toContain('token');
  expect(error).toContain('"mysql://user:***@host/db"');
  expect(error).toContain('"ftp://editor:***@host"');
  expect(error).toContain('"mailer:***@host"');
  expect(error).toContain(
    'WORDPRESS_REFRESH_SECRET is "***", but must have at least 16 characters',
  );
  expect(error).toContain('WORDPRESS_BENGALI_LANG is "bn&per_page=1", but must be the code');
  expect(error).not.toContain('sec');
});
