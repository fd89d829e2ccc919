import { isVisible } from './text.ts';

/** Why a submission is taken for a program's: what it filled in, or how quickly. */
export type Suspicion = 'hidden field' | 'filling time';

/**
 * A field that no person sees, and no assistive technology tells of; programs that fill in forms like to fill in this
 * one. No browser's or password manager's autofill knows a topic, unlike a website, a company or a fax number.
 */
export const honeypotField = 'topic';

/** Carries how long the form was before the visitor's eyes, in milliseconds, as the browser counted it. */
export const fillingTimeField = 'fillingTime';

/**
 * Less than this, in milliseconds, no person needs. The shortest form, contact, has a choice, two short texts, a message
 * and the button: who lets the browser fill in name and address and pastes the message, needs about six seconds. Programs
 * that drive a browser are done within one. Half of what a quick person needs, since to suspect a person is worse than
 * to mail a program's text.
 */
const shortestFillingTime = 3000;

/**
 * What speaks against a submission. It is stored and answered like any other, but mailed only when staff release it.
 *
 * No time is known, and nothing suspected for it, of a form that was sent without scripts, that had something in it when
 * they came (typed before, restored by the browser, sent back by the server), or that a draft filled in. The browser may
 * claim any time: who forges one could as well leave it out.
 */
export function checkSpam(content: FormData): Suspicion | undefined {
  const text = (name: string) => {
    const value = content.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (isVisible(text(honeypotField))) return 'hidden field';
  const time = text(fillingTimeField);
  if (/^\d{1,12}$/.test(time) && Number(time) < shortestFillingTime) return 'filling time';
}
