import type { CSSProperties } from 'react';
import { Button, ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { frameErrorTexts } from '#content/embedded-frames.ts';
import styles from './embedded-frame.module.css';
import type { EmbeddedFrameView } from './embedded-frame.server.ts';

/**
 * A page of another site in an iframe, or our own in its place (requirements 2, 4 and 8). The loading message lies behind the
 * iframe: the page in it covers the message as soon as it paints, whether or not scripts run. `watchFrames` takes the message
 * away, and shows the failure (in the `template`) where nothing comes.
 */
export function EmbeddedFrame({ frame }: { frame: EmbeddedFrameView }) {
  const { title, loading, src, link, isOwn, forbidden, heights } = frame;
  const sizes = { '--wide': `${heights.wide}px`, '--narrow': `${heights.narrow}px` };
  const className = isOwn ? `${styles.frame} ${styles.own}` : styles.frame;
  if (forbidden) {
    return (
      <div className={className} style={sizes as CSSProperties} data-frame="failed">
        <div className={styles.failure} role="status">
          <Failure {...frameErrorTexts.forbidden} link={link} />
        </div>
      </div>
    );
  }
  return (
    <div className={className} style={sizes as CSSProperties} data-frame="loading" aria-busy="true">
      <div className={styles.loading} role="status">
        <Illustration file="boat" className={styles.boat} />
        <Spinner />
        <p>{loading}</p>
      </div>
      <template>
        <div className={styles.failure}>
          <Failure {...frameErrorTexts.late} link={link} tryAgain={frameErrorTexts.tryAgain} />
        </div>
      </template>
      <iframe src={src} title={title} className={styles.content} />
    </div>
  );
}

/** @param props.tryAgain the name of a button that loads the page again, if that may help */
function Failure({
  title,
  text,
  link,
  tryAgain,
}: {
  title: string;
  text: string;
  link: string;
  tryAgain?: string;
}) {
  return (
    <>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <div className="actions">
          {tryAgain && (
            <Button type="button" data-try-again>
              {tryAgain}
            </Button>
          )}
          <ButtonLink to={link} variant={tryAgain ? 'ghost' : 'primary'} target="_blank">
            {frameErrorTexts.open}
          </ButtonLink>
        </div>
      </div>
      <Illustration file="boat" className={styles.boat} />
    </>
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
