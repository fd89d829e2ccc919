import { createServer } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { securityHeaders } from './security-headers.ts';

async function transportSecurity(isSecure: boolean, includesSubdomains: boolean) {
  const { url, stop } = await listen(
    createServer(express().use(securityHeaders({ isSecure, includesSubdomains }))),
  );
  onTestFinished(stop);
  return (await fetch(url)).headers.get('strict-transport-security');
}

test('HSTS lasts a year, and only includes subdomains if the setting says so', async () => {
  expect(await transportSecurity(true, false)).toBe('max-age=31536000');
  expect(await transportSecurity(true, true)).toBe('max-age=31536000; includeSubDomains');
  expect(await transportSecurity(false, true)).toBeNull();
});
