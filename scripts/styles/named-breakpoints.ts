import type { AtRule } from 'postcss';
import { breakpoints } from '../../app/styles/breakpoints.ts';

const conditions = new Map<string, string>(Object.entries(breakpoints));

/** PostCSS visits a rule again once it has been changed. */
const resolved = new WeakSet<AtRule>();

/**
 * A PostCSS plugin: `@media (--desktop)` becomes the width of that name. An unknown name fails the build, and so
 * does a width without one.
 */
export const namedBreakpoints = {
  postcssPlugin: 'named-breakpoints',
  AtRule: {
    media(rule: AtRule) {
      if (resolved.has(rule)) return;
      if (/width/.test(rule.params)) throw rule.error(`A width without a name: ${rule.params}`);
      resolved.add(rule);
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const condition = conditions.get(name);
        if (!condition) throw rule.error(`No breakpoint "${name}" in app/styles/breakpoints.ts`);
        return condition;
      });
    },
  },
};
