import type { TabPage } from './devtools.ts';

/** Slow 4G, as Lighthouse defines it, in bytes per second and milliseconds. */
const slowNetwork = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

/**
 * Emulates the visitor's device in a page, including a prerendered one.
 *
 * @param isPhone emulates a slow phone: a touch screen, a processor 4 times slower, slow 4G
 */
export function emulateDevice({ send }: TabPage, isPhone: boolean): Promise<unknown> {
  const size = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const metrics = { ...size, deviceScaleFactor: 1, mobile: isPhone };
  const commands = [send('Emulation.setDeviceMetricsOverride', metrics)];
  if (isPhone) {
    commands.push(
      send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      send('Emulation.setUserAgentOverride', {
        userAgent:
          'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome Mobile Safari/537.36',
        userAgentMetadata: {
          platform: 'Android',
          platformVersion: '10',
          architecture: '',
          model: '',
          mobile: true,
        },
      }),
      send('Emulation.setCPUThrottlingRate', { rate: 4 }),
      send('Network.enable'),
      send('Network.emulateNetworkConditions', slowNetwork),
    );
  }
  return Promise.all(commands);
}
