// `npm run test:engines`: the journeys and pages in Chromium, Firefox and WebKit; `npm run test:engines -- firefox` in one of them.
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureBuild, ensureDependencies, run } from './setup.mjs';

const names = ['chromium', 'firefox', 'webkit'];
const [wanted, ...others] = process.argv.slice(2);
if (wanted && !names.includes(wanted)) {
  console.error(`“${wanted}” is no engine: it is one of ${names.join(', ')}.`);
  process.exit(1);
}

await ensureDependencies();
await ensureBuild();
const chromium = await ensureChromium();
const engines = await ensureEngines(wanted ? [wanted] : undefined);
process.exit(
  await run(
    'playwright',
    [
      'test',
      '--config=tests/engines/playwright.config.ts',
      ...(wanted ? [`--project=${wanted}`] : []),
      ...others,
    ],
    { ...engines, ...(chromium && { CHROMIUM: chromium }) },
  ),
);
