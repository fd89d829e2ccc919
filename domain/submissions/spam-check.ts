import { hasVisibleText } from './text.ts';

/**
 * Why a submission is suspected spam: a filled honeypot, or a filling time that is too short. The store keeps these
 * values.
 */
export type SpamReason = 'hidden field' | 'filling time';

/**
 * The name of the honeypot, a field that people and assistive technology don't see, but that spam programs fill in.
 * Autofill of browsers and password managers doesn't know a topic, unlike a website, a company or a fax number.
 */
export const honeypotField = 'topic';

/** The field that carries how long the visitor saw the form, in milliseconds, as the browser measured it. */
export const fillingTimeField = 'fillingTime';

/**
 * No person needs less time than this, in milliseconds. The shortest form, contact, has a choice, two short texts, a
 * message and the button. With autofill and a pasted message it takes a quick person about six seconds, and programs
 * that drive a browser less than one. The limit is half of what a quick person needs, since it is worse to suspect a
 * person than to mail spam.
 */
const minFillingTimeMs = 3000;

/**
 * Checks a submission for signs of spam. A suspected submission is stored and answered like any other, but delivered
 * only when staff release it.
 *
 * The filling time is unknown, and not checked, for a form that was sent without scripts, that had contents when the
 * scripts started (typed before, restored by the browser, sent back by the server), or that a draft filled in. A
 * program can forge the time, but it could as well leave it out.
 */
export function checkSpam(content: FormData): SpamReason | undefined {
  const text = (name: string) => {
    const value = content.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (hasVisibleText(text(honeypotField))) return 'hidden field';
  const time = text(fillingTimeField);
  if (/^\d{1,12}$/.test(time) && Number(time) < minFillingTimeMs) return 'filling time';
}
