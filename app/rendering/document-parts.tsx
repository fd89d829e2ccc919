import { use } from 'react';
import { Links } from 'react-router';
import { useLanguage } from '#app/components/language/language-context.ts';
import { DeferredStyles } from '#app/components/layout/deferred-styles.tsx';
import { preloadedFonts } from '#app/fonts/fonts.ts';
import { DocumentAssetsContext } from './document-assets.ts';

/** The attribute that prevents a browser from fetching a stylesheet. React's types lack it. */
const disabled = { disabled: true };

/** The head's links: icons, preloaded fonts and stylesheets. */
export function DocumentLinks() {
  const { styles, development } = use(DocumentAssetsContext);
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {preloadedFonts[useLanguage()].map((url) => (
        <link
          key={url}
          rel="preload"
          href={url}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {styles ? (
        <>
          {/* The build makes these files (scripts/icons.ts). */}
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          {styles.urls.map((href) => (
            <link key={href} rel="stylesheet" href={href} {...disabled} />
          ))}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheets. */}
          <style data-critical-css="" dangerouslySetInnerHTML={{ __html: styles.css }} />
        </>
      ) : (
        <>
          <Links />
          {development?.stylesheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </>
      )}
    </>
  );
}

/** The document's scripts, and the styles that the first view doesn't need. */
export function DocumentScripts() {
  const { entry, entryIntegrity, development } = use(DocumentAssetsContext);
  return (
    <>
      {development?.hotReload && <script type="module" src={development.hotReload} />}
      <script type="module" src={entry} integrity={entryIntegrity} />
      <DeferredStyles />
    </>
  );
}
