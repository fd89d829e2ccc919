import type { RouterContextProvider } from 'react-router';
import {
  type EmbeddedFrameName,
  frameErrorTexts,
  frameHeights,
  frameTexts,
} from '#content/embedded-frames.ts';
import { type Language, localisePath } from '#content/language.ts';
import { frameabilityContext, settingsContext } from '#server/contexts.ts';

const settingByFrame = {
  contact: 'CONTACT_FORM_URL',
  registration: 'STUDENT_REGISTRATION_FORM_URL',
  'study-abroad': 'STUDY_ABROAD_FORM_URL',
  'international-internship': 'INTERNATIONAL_INTERNSHIP_FORM_URL',
  map: 'MAP_EMBED_URL',
} as const satisfies Record<EmbeddedFrameName, string>;

/**
 * Returns the data of an embedded frame: of the external page from the settings, or of our own page (requirements,
 * "External parts").
 *
 * @param options.fallback the frame whose URL the link to a new tab opens, when it differs (requirements 2, "Application
 *   pages")
 */
export function getEmbeddedFrame(
  name: EmbeddedFrameName,
  context: Readonly<RouterContextProvider>,
  { language, fallback = name }: { language: Language; fallback?: EmbeddedFrameName },
) {
  const settings = context.get(settingsContext);
  const urlOf = (each: EmbeddedFrameName) =>
    settings[settingByFrame[each]] ?? localisePath(`/embed/${each}`, language);
  const src = urlOf(name);
  const isOwn = src.startsWith('/');
  const { external, own } = frameHeights[name];
  return {
    ...frameTexts[language][name],
    errors: frameErrorTexts[language],
    src,
    link: urlOf(fallback),
    isOwn,
    heights: isOwn ? own[language] : external,
    forbidden: context.get(frameabilityContext).isForbidden(src),
  };
}

export type EmbeddedFrameView = ReturnType<typeof getEmbeddedFrame>;

/**
 * Adds a query to the URL of our own form in a frame, which prefills the form. An external form gets no query.
 *
 * @param query without a leading '?'
 */
export const passQueryToForm = (
  query: string | undefined,
  frame: EmbeddedFrameView,
): EmbeddedFrameView => {
  if (!query || !frame.isOwn) return frame;
  const { src, link } = frame;
  const target = `${src}?${query}`;
  // The fallback link may open another form.
  return { ...frame, src: target, link: link === src ? target : link };
};
