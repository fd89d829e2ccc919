import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Item } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './departments.module.css';
import { Panel } from './panel.tsx';

/** Lists the departments that a participant visits, each with a picture of a room. */
export function Departments({
  title,
  departments,
}: {
  title: string;
  departments: readonly (Item & { picture: Picture })[];
}) {
  return (
    <Panel title={title} surface="river">
      <ul className={styles.departments}>
        {departments.map((department) => (
          <li key={department.title}>
            <Illustration {...department.picture} />
            <h3>{department.title}</h3>
            <p>{department.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
