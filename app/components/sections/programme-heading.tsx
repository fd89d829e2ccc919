import { useLanguage } from '#app/components/language/language-context.ts';
import { finderLink, navigation } from '#content/navigation.ts';
import { formatPause } from '#content/pause.ts';
import { programmeList } from '#content/programmes/programme-list.ts';
import type { Action } from '#content/types/common.ts';
import type { ListedProgramme } from '#content/types/programme.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { ActionLinks } from './action-links.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { PauseNotice } from './pause-notice.tsx';
import styles from './programme-heading.module.css';

/**
 * The text of a programme page's hero: breadcrumb, name, lead, a notice if applications are paused, actions, and the page's link to "Can
 * I go?" (`finder`). The page adds the picture and the background.
 * `--heading-size` sets the font size of the name.
 */
export function ProgrammeHeading({
  name,
  lead,
  actions,
  finder,
  onDark = false,
}: {
  name: string;
  lead: string;
  actions: readonly Action[];
  finder: Action;
  onDark?: boolean;
}) {
  const language = useLanguage();
  const { overview, name: overviewName } = navigation[language].programmes;
  const programme = programmeList.find(({ names }) => names[language] === name);
  const { paused }: Partial<ListedProgramme> = programme ?? {};
  // The finder can't select a paused programme.
  const link = paused ? finderLink[language] : finder;
  return (
    <div className={onDark ? `${styles.heading} on-dark` : styles.heading}>
      <Breadcrumb trail={[{ to: overview.to, name: overviewName }]} current={name} />
      <h1>{name}</h1>
      <p className="lead">{lead}</p>
      {paused && <PauseNotice text={formatPause[language](paused)} />}
      <ActionLinks actions={actions} onDark={onDark} />
      <p className={styles.finderLink}>
        <MoreLink to={link.to}>{link.name}</MoreLink>
      </p>
    </div>
  );
}
