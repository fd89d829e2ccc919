import { Across } from '../../layout/section/across.tsx';
import { Section } from '../../layout/section/section.tsx';
import styles from './stat-ticket.module.css';

export type Stat = { figure: string; label: string };

/**
 * Up to four figures as the stubs of one ticket, which lies half on the deep ground above it and half on
 * the white one below.
 */
export function StatTicket({ label, stats }: { label: string; stats: Stat[] }) {
  return (
    <Section ground="deep" aria-label={label} className={styles.stage} inside={false}>
      <Across above="deep" below="paper" className={styles.halves}>
        <ul className={styles.ticket}>
          {stats.map((stat) => (
            <li key={stat.label}>
              <b>{stat.figure}</b> <span>{stat.label}</span>
            </li>
          ))}
        </ul>
      </Across>
    </Section>
  );
}
