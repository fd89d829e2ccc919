import { createServer } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { securityHeaders } from './security-headers.ts';

async function transportSecurity(
  isSecure: boolean,
  includesSubdomains: boolean,
  isPreloaded = false,
) {
  const { url, stop } = await listen(
    createServer(express().use(securityHeaders({ isSecure, includesSubdomains, isPreloaded }))),
  );
  onTestFinished(stop);
  return (await fetch(url)).headers.get('strict-transport-security');
}

test('HSTS lasts a year, and only includes subdomains, and asks to be preloaded, if the settings say so', async () => {
  expect(await transportSecurity(true, false)).toBe('max-age=31536000');
  expect(await transportSecurity(true, true)).toBe('max-age=31536000; includeSubDomains');
  expect(await transportSecurity(true, true, true)).toBe(
    'max-age=31536000; includeSubDomains; preload',
  );
  expect(await transportSecurity(false, true, true)).toBeNull();
});
