import type { Plugin } from 'vite';

const inElement = /^function __insertCSS\(code\) \{[\s\S]*?^\}/m;
const adopted = `function __insertCSS(code) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * Vite plugin: sonner writes its styles into a style element when it comes, which the Content-Security-Policy forbids. A
 * sheet that a script makes is the script's, and allowed (CSSOM, "Extensions to the DocumentOrShadowRoot").
 *
 * @throws Error when an update of sonner does it in another way
 */
export function notificationStyles(): Plugin {
  return {
    name: 'notification-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!inElement.test(code)) throw new Error('sonner writes its styles in another way');
        return { code: code.replace(inElement, () => adopted), map: null };
      },
    },
  };
}
