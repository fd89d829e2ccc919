import { pauseTexts } from '#app/content/pause.ts';
import type { ApplicationPage } from '#app/content/vocabulary/form-page.ts';
import type { Pause } from '#app/content/vocabulary/pause.ts';
import { ApplicationHeader } from '../application-header/application-header.tsx';
import { PauseNotice } from './pause-notice.tsx';

/** The application page of a programme that is paused: no form, but why, and whom to ask. */
export function PausedApplication({ page, paused }: { page: ApplicationPage; paused: Pause }) {
  return (
    <>
      <ApplicationHeader {...page} />
      <div className="container section">
        <PauseNotice texts={pauseTexts} paused={paused} />
      </div>
    </>
  );
}
