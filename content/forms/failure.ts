/** Why a form could not be received. The texts are those of `form-texts.ts` in each language. */
export type Failure = 'offline' | 'unreachable' | 'unavailable' | 'closed' | 'busy' | 'tooLarge';
