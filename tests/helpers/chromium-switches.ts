/** Command-line switches of Chromium in all browser tests. The benchmarks have their own. */
export const chromiumSwitches: string[] = [
  // Without these, Chromium doesn't start as root, or sends requests to Google.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium keeps a spare process for the next page, which costs these short visits a tenth of their time.
  '--renderer-process-limit=1',
  // With the usual memory, Chromium also draws what is below the window, which costs another tenth. The only test
  // that looks at pixels, drawings.e2e.ts, does without this switch.
  '--force-gpu-mem-available-mb=1',
];
