import type { RequestHandler } from 'express';
import type { Log } from '#common/log.ts';

type StoreState = { ok: true; mail: 'on' | 'off' | 'late' } | { ok: false; reason: string };
type ContentState = { source: string; ok: boolean };
/** Ages in hours (domain/submissions/database/backup-age.server.ts). */
type BackupState = { hours?: number; copyHours?: number; maxHours: number };

/** The state of what the site does, by part. */
type State = {
  store: StoreState;
  content: ContentState;
  backup: BackupState;
  /** Whether the operator has closed the forms (READ_ONLY). */
  isReadOnly: boolean;
};

function getBackupStatus({ hours, maxHours }: BackupState) {
  if (hours === undefined) return 'none';
  return hours <= maxHours ? 'ok' : 'late';
}

function getStatus({ store, content, backup, isReadOnly }: State) {
  if (isReadOnly) return 'read-only';
  if (!store.ok) return 'failing';
  const isLate = store.mail === 'late' || getBackupStatus(backup) === 'late';
  return content.ok && !isLate ? 'ok' : 'degraded';
}

/**
 * Returns the response of `/healthz`. Without its store the site can't take forms, so the status is 503. Without the content
 * service it serves everything but posts, and while mail or the backup is late it keeps what it is sent, so that the status is
 * 200. It is 200 as well while the operator has closed the forms, since the site does what it should, also without its store.
 * The version isn't in the response, since it is public.
 *
 * @returns the HTTP status, and the body with the state of each part, without personal data
 */
export function healthOf(state: State) {
  const { store, content, backup, isReadOnly } = state;
  return {
    status: store.ok || isReadOnly ? 200 : 503,
    body: {
      status: getStatus(state),
      // The reason may name a host, so it is only logged.
      store: store.ok ? 'ok' : 'failing',
      ...(store.ok && { mail: store.mail }),
      contentService: content.ok ? 'ok' : 'failing',
      contentSource: content.source,
      backup: getBackupStatus(backup),
      ...(backup.hours !== undefined && { backupHours: backup.hours }),
      ...(backup.copyHours !== undefined && { backupCopyHours: backup.copyHours }),
    },
  };
}

/** Responds with the state of the site and its parts. Logs the reason if the store fails. */
export const health =
  ({
    submissions,
    contentService,
    readBackup,
    isReadOnly,
    log,
  }: {
    submissions: { health: () => Promise<StoreState> };
    contentService: { health: () => ContentState };
    readBackup: () => Promise<BackupState>;
    isReadOnly: boolean;
    log: Pick<Log, 'error'>;
  }): RequestHandler =>
  async (_request, response) => {
    const store = await submissions.health();
    if (!store.ok) log.error({ reason: store.reason }, 'the store is failing');
    const backup = await readBackup();
    const content = contentService.health();
    const { status, body } = healthOf({ store, content, backup, isReadOnly });
    response.status(status).set('Cache-Control', 'no-store').json(body);
  };
