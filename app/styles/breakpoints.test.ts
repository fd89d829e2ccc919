import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const css = readFileSync(join(import.meta.dirname, 'breakpoints.css'), 'utf8');

test.each(Object.entries(breakpoints))(
  '%s is the same in scripts and stylesheets',
  (name, condition) => {
    expect(css).toContain(`@custom-media --${name} ${condition};`);
  },
);
