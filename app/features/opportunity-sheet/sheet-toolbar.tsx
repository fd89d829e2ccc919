import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import styles from './sheet-toolbar.module.css';
import type { SheetView } from './sheet-view.ts';

/** The way back to the offer, and the tools of the sheet in one row: send it, print it, read it in the other language. */
export function SheetToolbar({ page, name, tools }: Pick<SheetView, 'page' | 'name' | 'tools'>) {
  return (
    <div className={styles.toolbar}>
      <Breadcrumb trail={[page]} current={name} />
      <div className={styles.tools}>
        <ButtonLink to={tools.whatsApp.to} target="_blank" variant="ghost" size="small">
          {tools.whatsApp.name}
        </ButtonLink>
        <PrintButton size="small">{tools.print}</PrintButton>
        {tools.other && (
          <a
            href={tools.other.href}
            lang={tools.other.language}
            hrefLang={tools.other.language}
            className={`text-link ${styles.other}`}
          >
            {tools.other.name}
          </a>
        )}
      </div>
    </div>
  );
}
