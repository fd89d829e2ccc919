import { encodeQrCode } from '#app/components/ui/qr-code.ts';
import styles from './sheet-contact.module.css';
import type { SheetView } from './sheet-view.ts';

/** The foot of the sheet: whom to call, how to check the offer, and on paper a QR code that leads back to the page. */
export function SheetContact({
  call,
  genuine,
  url,
  code,
  asOf,
}: Pick<SheetView, 'call' | 'genuine' | 'url' | 'code' | 'asOf'>) {
  const { size, path } = encodeQrCode(url);
  return (
    <div className={`on-dark ${styles.contact}`}>
      <section>
        <h2>{call.title}</h2>
        <p className={styles.phone}>
          <a href={call.phone.href}>{call.phone.text}</a>
        </p>
        {call.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <section>
        <h2>{genuine.title}</h2>
        <ul>
          {genuine.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.asOf}>{asOf}</p>
      </section>
      <figure>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={url}
        >
          <path d={path} />
        </svg>
        <figcaption>{code}</figcaption>
      </figure>
    </div>
  );
}
