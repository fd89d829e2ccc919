import { pause, whenIdle } from '#app/when-idle.ts';
import { readingTime } from '../first-move/signs.ts';

let stay: Promise<void> | undefined;

/**
 * Settles when the visitor stays on the page that the browser loaded, and the browser has nothing else to do.
 *
 * @param hasMoved whether this is asked because they moved, and not because they have stayed already
 */
export function whenStaying(hasMoved: boolean): Promise<void> {
  stay ??= pause(hasMoved ? readingTime : 0).then(whenIdle);
  return stay;
}
