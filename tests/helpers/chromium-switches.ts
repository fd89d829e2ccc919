/** Command-line switches of every Chromium that tests start. */
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
  // Chromium draws what is below the window in advance, which costs another tenth. With so little memory it doesn't.
  '--force-gpu-mem-available-mb=1',
];
