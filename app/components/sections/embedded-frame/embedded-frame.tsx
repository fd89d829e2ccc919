import { type CSSProperties, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/components/ui/button/button.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { Spinner } from '#app/components/ui/spinner/spinner.tsx';
import { frameFailure } from '#app/content/embedded-frames.ts';
import type { EmbeddedFrameView } from '#app/frames/embedded-frame.server.ts';
import { useFrame } from '#app/frames/use-frame.ts';
import styles from './embedded-frame.module.css';

/**
 * A page of another site in a frame, or our own in its place (requirements 2, 4 and 8). What says that it loads lies
 * behind the frame: the page in it covers that as soon as it paints, whether or not scripts run.
 */
export function EmbeddedFrame({ frame }: { frame: EmbeddedFrameView }) {
  const { title, loading, src, link, isOwn, forbidden, heights } = frame;
  const element = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { state, height } = useFrame(element, attempt);
  const failure = forbidden ? frameFailure.forbidden : state === 'late' && frameFailure.late;
  const sizes = {
    '--wide': `${heights.wide}px`,
    '--narrow': `${heights.narrow}px`,
    ...(height && { '--told': `${height}px` }),
  } as CSSProperties;
  const look = [styles.frame, isOwn && styles.own, failure && styles.failed];

  return (
    <div
      className={look.filter(Boolean).join(' ')}
      style={sizes}
      aria-busy={!failure && state === 'loading'}
    >
      {failure ? (
        <div className={styles.failure} role="status">
          <div>
            <h3>{failure.title}</h3>
            <p>{failure.text}</p>
            <div className="actions">
              {!forbidden && (
                <Button type="button" onClick={() => setAttempt(attempt + 1)}>
                  {frameFailure.tryAgain}
                </Button>
              )}
              <ButtonLink to={link} variant={forbidden ? 'primary' : 'ghost'} target="_blank">
                {frameFailure.open}
              </ButtonLink>
            </div>
          </div>
          <Illustration file="boat" className={styles.boat} />
        </div>
      ) : (
        <div className={styles.waiting} role="status">
          {state === 'loading' && (
            <>
              <Illustration file="boat" className={styles.boat} />
              <Spinner />
              <p>{loading}</p>
            </>
          )}
        </div>
      )}
      {!forbidden && (
        <iframe
          key={attempt}
          ref={element}
          src={src}
          title={title}
          hidden={state === 'late'}
          className={styles.content}
        />
      )}
    </div>
  );
}

/** The line above a frame that leads to its page in a new tab: below a long form nobody would find it. */
export function FrameFallback({ frame: { fallback, link } }: { frame: EmbeddedFrameView }) {
  return (
    <p className={styles.fallback}>
      {fallback.text}{' '}
      <a href={link} target="_blank" rel="noopener">
        {fallback.link}
      </a>
    </p>
  );
}
