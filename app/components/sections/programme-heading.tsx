import { navigation } from '#content/navigation.ts';
import { formatPause } from '#content/pause.ts';
import { programmeList } from '#content/programmes/programme-list.ts';
import type { Action } from '#content/types/common.ts';
import type { ListedProgramme } from '#content/types/programme.ts';
import { ActionLinks } from './action-links.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { PauseNotice } from './pause-notice.tsx';
import styles from './programme-heading.module.css';

/**
 * The words of a programme page's opening: where the page stands, its name, what it is, what to do.
 * The picture and the ground are the page's own; `--heading-size` fits the name to them.
 */
export function ProgrammeHeading({
  name,
  lede,
  actions,
  onDark = false,
}: {
  name: string;
  lede: string;
  actions: readonly Action[];
  onDark?: boolean;
}) {
  const { overview, name: programmes } = navigation.programmes;
  const list: readonly ListedProgramme[] = programmeList;
  const paused = list.find((programme) => programme.name === name)?.paused;
  return (
    <div className={onDark ? `${styles.heading} on-dark` : styles.heading}>
      <Breadcrumb trail={[{ to: overview.to, name: programmes }]} current={name} />
      <h1>{name}</h1>
      <p className="lead">{lede}</p>
      {paused && <PauseNotice text={formatPause(paused)} />}
      <ActionLinks actions={actions} onDark={onDark} />
    </div>
  );
}
