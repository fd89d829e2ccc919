import type { ServerResponse } from 'node:http';

/** The headers of every answer. Pages add their Content-Security-Policy (app/document). */
export function setSecurityHeaders(response: ServerResponse) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // What a visitor says in an address (requirements, "Can I go?") goes to nobody, our own files included. Not
  // `no-referrer`: browsers then send `Origin: null` with a plain form, which the origin check refuses.
  response.setHeader('Referrer-Policy', 'strict-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
}
