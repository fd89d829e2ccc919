import { createContext } from 'react-router';
import type { Log } from '#common/log.ts';
import type { Settings } from './config/settings.ts';
import type { Frameability } from './frameability.ts';
import type { ContentCoding } from './http/content-codings.ts';
import { createRenderQueue, type RenderQueue } from './http/render-queue.ts';

/**
 * The settings, for loaders and actions. `app.ts` sets these contexts. While pages are prerendered, they only have their
 * defaults, if any.
 */
export const settingsContext = createContext<Settings>();

/**
 * The placeholder for the site's public URL in prerendered pages, which the server replaces. The domain is reserved (RFC 2606).
 */
export const siteUrlPlaceholder = 'https://site.invalid';

/** The site's public URL, without a trailing slash. */
export const siteUrlContext = createContext<string>(siteUrlPlaceholder);

/** Origins other than our own that pages may show in frames. */
export const frameOriginsContext = createContext<readonly string[]>([]);

/** Which outside pages can't be shown in frames. */
export const frameabilityContext = createContext<Frameability>();

export const logContext = createContext<Log>();

/** The visitor's IP address. It is only used for limits, and never logged or stored. */
export const visitorAddressContext = createContext<string>();

/** How the response is compressed. Null if the client accepts no compression, and for pages that are kept. */
export const contentCodingContext = createContext<ContentCoding | null>(null);

/** All renderings of the process wait in one queue. The build has one of its own. */
export const renderQueueContext = createContext<RenderQueue>(createRenderQueue());
