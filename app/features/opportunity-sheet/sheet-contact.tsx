import { OfferCheck } from '#app/components/sections/offer-check.tsx';
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
      <OfferCheck call={call} genuine={genuine}>
        <p className={styles.asOf}>{asOf}</p>
      </OfferCheck>
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
