import { expect, test } from 'vitest';
import { getMailbox, getOwnDomain } from './mailbox.server.ts';

test.each([
  ['victim@example.org', 'Victim@EXAMPLE.org', 'victim+1@example.org', 'victim+a+b@example.org.'],
  [
    'victim@gmail.com',
    'v.i.c.t.i.m@gmail.com',
    'vic.tim+x@googlemail.com',
    'VICTIM@GoogleMail.com',
  ],
  // Two providers that the attack didn't use.
  ['vic.tim@proton.me', 'victim@pm.me', 'v-ic_tim+x@protonmail.com'],
  ['victim@icloud.com', 'victim+x@me.com', 'victim@mac.com'],
  ['victim@münchen.de', 'victim@xn--mnchen-3ya.de', 'victim@MÜNCHEN.de'],
])('%s and its other spellings are one mailbox', (...spellings) => {
  expect(new Set(spellings.map(getMailbox)).size).toBe(1);
});

test.each([
  ['a.b@example.org', 'ab@example.org'],
  ['+a@example.org', '+b@example.org'],
  ['victim@gmail.com', 'victim@outlook.com'],
  ['a@x.example', 'a@y.example'],
  ['...@gmail.com', 'a@gmail.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(getMailbox(one)).not.toBe(getMailbox(other));
});

test.each([
  ['a@example.org', 'example.org'],
  ['a@x1.example.org', 'example.org'],
  ['a@b.c.example.org', 'example.org'],
  ['a@du.ac.bd', 'du.ac.bd'],
  ['a@cse.du.ac.bd', 'du.ac.bd'],
  ['a@mail.college.edu.bd', 'college.edu.bd'],
  ['a@x.münchen.de', 'xn--mnchen-3ya.de'],
  ['a@gmail.com', undefined],
  ['a@googlemail.com', undefined],
  ['a@hotmail.com', undefined],
])('the owner of %s has the domain %s', (email, domain) => {
  expect(getOwnDomain(email)).toBe(domain);
});
