import { siteEmail, sitePhone } from '../identity.ts';
import { formTexts } from './form-texts.ts';

/** Why a form could not be received. */
export type Failure = 'offline' | 'unreachable' | 'unavailable' | 'closed' | 'busy' | 'tooLarge';

/**
 * Returns the texts that tell the visitor why the form failed, and what to do (requirements 8 doesn't give them).
 *
 * @param noun the name of the submission: "application"
 */
export function getFailureTexts(failure: Failure, noun: string): { title: string; text: string } {
  const again = `you will not create a second ${noun}.`;
  switch (failure) {
    case 'offline':
      return {
        title: 'You are offline',
        text: `What you wrote is kept on this device, for seven days at most; “${formTexts.clear}” deletes it. Your ${noun} can be sent from here when you are back online: ${again}`,
      };
    case 'unreachable':
      return {
        title: `We could not send your ${noun}`,
        text: `Your answers are still here. Check your connection and press the button again: ${again}`,
      };
    case 'unavailable':
      return {
        title: `We could not save your ${noun}`,
        text: `Something failed on our side. Your answers are still here. Wait a minute and press the button again: ${again}`,
      };
    case 'closed':
      return {
        title: `We cannot take ${noun}s at the moment`,
        text: `Your answers are still here, and nothing is sent yet. Press the button again in an hour or two, or phone us: ${sitePhone}.`,
      };
    case 'busy':
      return {
        title: `Too many ${noun}s at once`,
        text: 'Your answers are still here. Wait a few minutes, an hour at most, and press the button again.',
      };
    case 'tooLarge':
      return {
        title: `Your ${noun} is too long to send`,
        text: 'Your answers are still here. Shorten your longest answers and press the button again.',
      };
  }
}

/** Replaces the texts of the failure `offline` once the network is back. */
export const backOnline = {
  title: 'You are online again',
  text: (noun: string) => `Your ${noun} is not sent yet. What you wrote is still here.`,
  action: 'Send now',
} as const;

/** Follows the texts of each failure. */
export const failureHelp = { before: 'If it fails again, write to', email: siteEmail };
