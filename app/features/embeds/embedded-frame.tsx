import type { CSSProperties } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Button, ButtonLink } from '#app/components/ui/button.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import styles from './embedded-frame.module.css';
import type { EmbeddedFrameView } from './embedded-frame.server.ts';

/**
 * A page of another site, or our own page in its place, in an iframe (requirements 2, 4 and 8). The loading message lies
 * behind the iframe. The page in the iframe covers the message as soon as it paints, also without scripts. `watchIframes`
 * removes the message, or shows the failure in the `template` when the page fails or doesn't load in time.
 */
export function EmbeddedFrame({ frame }: { frame: EmbeddedFrameView }) {
  const { title, loading, src, isOwn, forbidden, heights, errors } = frame;
  const sizes = { '--wide': `${heights.wide}px`, '--narrow': `${heights.narrow}px` };
  const className = isOwn ? `${styles.frame} ${styles.own}` : styles.frame;
  if (forbidden) {
    return (
      <div className={className} style={sizes as CSSProperties} data-frame="failed">
        <div className={styles.failure} role="status">
          <Failure {...errors.forbidden} src={src} open={errors.open} />
        </div>
      </div>
    );
  }
  return (
    <div className={className} style={sizes as CSSProperties} data-frame="loading" aria-busy="true">
      <div className={styles.loading} role="status">
        <Spinner />
        <p>{loading}</p>
      </div>
      <template>
        <div className={styles.failure}>
          <Failure {...errors.failed} src={src} open={errors.open} tryAgain={errors.tryAgain} />
        </div>
      </template>
      <iframe src={src} title={title} className={styles.content} />
    </div>
  );
}

/**
 * @param props.src the URL of the page in the iframe
 * @param props.tryAgain the label of a button that loads the page again; undefined where that can't help
 */
function Failure({
  title,
  text,
  src,
  open,
  tryAgain,
}: {
  title: string;
  text: string;
  src: string;
  open: string;
  tryAgain?: string;
}) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className="actions">
        {tryAgain && (
          <Button type="button" data-try-again>
            {tryAgain}
          </Button>
        )}
        <ButtonLink to={src} variant={tryAgain ? 'ghost' : 'primary'} target="_blank">
          {open}
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * A form in an iframe. The link to its page in a new tab is below it, because visitors who see the form don't need it. The
 * message of a form that doesn't load (`watchIframes`) has a link to the form itself, which differs on the study abroad page.
 */
export function FormFrame({ frame }: { frame: EmbeddedFrameView }) {
  const { fallback, link } = frame;
  return (
    <div>
      <EmbeddedFrame frame={frame} />
      <p className={styles.fallback}>
        {fallback.text}{' '}
        <PageLink to={link} target="_blank" rel="noopener">
          {fallback.link}
        </PageLink>
      </p>
    </div>
  );
}
