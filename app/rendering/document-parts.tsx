import { use } from 'react';
import { Links } from 'react-router';
import { address as deferredLoader } from '#app/browser/deferred-loader.ts?page-script';
import { DeferredStyles } from '#app/components/layout/deferred-styles.tsx';
import { fonts } from '#app/fonts/fonts.ts';
import { DocumentAssetsContext } from './document-assets.ts';

/** Keeps a browser from fetching a stylesheet. React's types don't know the attribute. */
const disabled = { disabled: true };

/** Icons, fonts and stylesheets. */
export function DocumentLinks() {
  const { styles, development } = use(DocumentAssetsContext);
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {fonts.map(({ address }) => (
        <link
          key={address}
          rel="preload"
          href={address}
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
          {styles.addresses.map((href) => (
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

/** The scripts, and the styles that no first view needs. */
export function DocumentScripts() {
  const { entry, styles, development } = use(DocumentAssetsContext);
  return (
    <>
      {development?.hotReload && <script type="module" src={development.hotReload} />}
      {styles ? (
        <script async src={deferredLoader} data-entry={entry} />
      ) : (
        <script type="module" src={entry} />
      )}
      <DeferredStyles />
    </>
  );
}
