import { type LinkDescriptor, Links } from 'react-router';
import { address as deferredLoader } from '#app/browser/deferred-loader.ts?page-script';
import { LateStyles } from '#app/components/layout/late-styles/late-styles.tsx';
import type { DocumentAssets } from './document-assets.ts';

/** Keeps a browser from fetching a stylesheet. React's types don't know the attribute. */
const disabled = { disabled: true };

/** @param props.links those of the root route: icons and fonts */
export function DocumentHead({
  assets: { css, inlined },
  links,
}: {
  assets: DocumentAssets;
  links: LinkDescriptor[];
}) {
  if (css === undefined) return <Links />;
  return (
    <>
      {links.map((link) => 'href' in link && <link key={link.href} {...link} />)}
      {inlined.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...disabled} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheets. */}
      <style data-first-paint="" dangerouslySetInnerHTML={{ __html: css }} />
    </>
  );
}

export function DocumentScripts({ assets: { css, entry, hotReload } }: { assets: DocumentAssets }) {
  if (css === undefined) {
    return (
      <>
        {hotReload && <script type="module" src={hotReload} />}
        <script type="module" src={entry} />
        <LateStyles />
      </>
    );
  }
  return (
    <>
      <script async src={deferredLoader} data-entry={entry} />
      <LateStyles />
    </>
  );
}
