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
 * The text of a programme page's hero: breadcrumb, name, lead, a notice if applications are paused, and actions. The page adds
 * the picture and the background. `--heading-size` sets the font size of the name.
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
  const { overview, name: overviewName } = navigation.programmes;
  const programmes: readonly ListedProgramme[] = programmeList;
  const paused = programmes.find((programme) => programme.name === name)?.paused;
  return (
    <div className={onDark ? `${styles.heading} on-dark` : styles.heading}>
      <Breadcrumb trail={[{ to: overview.to, name: overviewName }]} current={name} />
      <h1>{name}</h1>
      <p className="lead">{lede}</p>
      {paused && <PauseNotice text={formatPause(paused)} />}
      <ActionLinks actions={actions} onDark={onDark} />
    </div>
  );
}
