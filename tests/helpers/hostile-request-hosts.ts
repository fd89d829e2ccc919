/** A host that isn't the site's. No response may contain it. */
export const foreignHost = 'foreign.example';

/** The usual Host header of a hostile request. */
export const hostHeader = `Host: ${foreignHost}`;

/** Host headers, with the permitted statuses of the response. */
export const hosts: { lines: string[]; statuses: readonly number[] }[] = [
  { lines: [], statuses: [400] },
  { lines: ['Host: a', `Host: ${foreignHost}`], statuses: [400] },
  { lines: [`Host: ${foreignHost}\r\n Folded: line`], statuses: [400] },
  { lines: [`Host: a\r${foreignHost}`], statuses: [400] },
  { lines: [`Host: "><script src=//${foreignHost}>`], statuses: [400] },
  { lines: [`Host: name:password@${foreignHost}`], statuses: [400] },
  { lines: ['Host: [::1'], statuses: [400] },
  { lines: ['Host: %00'], statuses: [400] },
  { lines: ['Host: a b'], statuses: [400] },
  { lines: [hostHeader], statuses: [200, 301, 404] },
  { lines: ['Host: ..'], statuses: [200, 301, 404] },
  {
    lines: [
      'Host: a',
      `X-Forwarded-Host: ${foreignHost}`,
      `Forwarded: host=${foreignHost};proto=gopher`,
      `X-Original-URL: //${foreignHost}`,
      'X-Forwarded-Proto: gopher',
      'X-Forwarded-For: \xff, <script>',
    ],
    statuses: [200, 301, 404],
  },
];
