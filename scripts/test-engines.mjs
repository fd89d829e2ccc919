// `npm run test:engines` tests the journeys and pages in Chromium, Firefox and WebKit; `npm run test:engines -- firefox` in one
// of them.
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureBuild, ensureDependencies, run } from './setup.mjs';

const engineNames = ['chromium', 'firefox', 'webkit'];
const [engine, ...playwrightArguments] = process.argv.slice(2);
if (engine && !engineNames.includes(engine)) {
  console.error(`“${engine}” is no engine: it is one of ${engineNames.join(', ')}.`);
  process.exit(1);
}

// The geometry tests compare an engine with Chromium.
const projects = engine === 'chromium' ? [engine] : [engine, 'geometry'];

await ensureDependencies();
await ensureBuild();
const chromium = await ensureChromium();
const engines = await ensureEngines(engine ? [engine] : undefined);
process.exit(
  await run(
    'playwright',
    [
      'test',
      '--config=tests/engines/playwright.config.ts',
      ...(engine ? projects.map((project) => `--project=${project}`) : []),
      ...playwrightArguments,
    ],
    { ...engines, ...chromium },
  ),
);
