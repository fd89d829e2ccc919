import type { AtRule } from 'postcss';
import { breakpoints } from '../../app/styles/breakpoints.ts';

const conditions = new Map<string, string>(Object.entries(breakpoints));

/** A PostCSS plugin: `@media (--desktop)` becomes the width of that name. An unknown name fails the build. */
export const namedBreakpoints = {
  postcssPlugin: 'named-breakpoints',
  AtRule: {
    media(rule: AtRule) {
      if (!rule.params.includes('(--')) return;
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const condition = conditions.get(name);
        if (!condition) throw rule.error(`No breakpoint "${name}" in app/styles/breakpoints.ts`);
        return condition;
      });
    },
  },
};
