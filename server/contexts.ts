import { createContext } from 'react-router';
import type { Settings } from './config/settings.ts';
import type { Frameability } from './frameability.ts';
import type { Log } from './observability/log.ts';

/** What the server hands to loaders and actions, set in `app.ts`. Prerendered pages are made without. */
export const settingsContext = createContext<Settings>();

/** What stands in a prerendered page for the site's public address, until the server puts that in. Nobody's (RFC 2606). */
export const siteUrlPlaceholder = 'https://site.invalid';

/** The site's public address, without a closing slash. */
export const siteUrlContext = createContext<string>(siteUrlPlaceholder);

/** Origins that pages may show in frames, beside our own. */
export const frameOriginsContext = createContext<readonly string[]>([]);

/** Which outside pages can't be shown in frames. */
export const frameabilityContext = createContext<Frameability>();

export const logContext = createContext<Log>();

/** The address of the visitor who sent the request: for limits, never for the log or the store. */
export const visitorAddressContext = createContext<string>();
