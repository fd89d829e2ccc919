import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startRealWordPress, wordpressFolder } from './real-wordpress.ts';

type ResourceKind = 'posts' | 'categories';
type SavedResource = { id: number; slug: string };

/** Changes content of a WordPress through its REST API, as an editor does. */
type WordPressEditor = {
  create(kind: ResourceKind, fields: object): Promise<SavedResource>;
  change(kind: ResourceKind, id: number, fields: object): Promise<SavedResource>;
  /** Deletes permanently, not into the trash. */
  remove(kind: ResourceKind, id: number): Promise<void>;
};

/** The site that our WordPress plugin notifies of each change. */
type NotifiedSite = { url: string; secret: string };

/**
 * Creates an editor of the kit's WordPress. If there is a site to notify, our plugin is active in this editor's requests only,
 * so that tests with and without the plugin can run at the same time.
 *
 * @throws Error with WordPress's response when it rejects a request
 */
export async function createWordPressEditor(told?: NotifiedSite): Promise<WordPressEditor> {
  const url = await startRealWordPress();
  if (told) await installPlugin();
  const settings = await readFile(join(wordpressFolder, 'env'), 'utf8');
  const account = /^WP_AUTH='(.*)'$/m.exec(settings)?.[1] ?? '';
  const headers = {
    authorization: `Basic ${Buffer.from(account).toString('base64')}`,
    'content-type': 'application/json',
    ...(told && { 'x-opar-site-url': told.url, 'x-opar-refresh-secret': told.secret }),
  };

  async function send(method: string, path: string, fields: object): Promise<SavedResource> {
    const body = JSON.stringify(fields);
    const answer = await fetch(`${url}/wp-json/wp/v2/${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json() as Promise<SavedResource>;
  }

  return {
    create: (kind, fields) => send('POST', kind, fields),
    change: (kind, id, fields) => send('POST', `${kind}/${id}`, fields),
    async remove(kind, id) {
      await send('DELETE', `${kind}/${id}`, { force: true });
    },
  };
}

async function installPlugin(): Promise<void> {
  const plugins = join(wordpressFolder, 'www/wp-content/mu-plugins');
  await mkdir(join(plugins, 'opar'), { recursive: true });
  const plugin = 'opar-refresh.php';
  await copyFile(
    join(import.meta.dirname, '../../deploy/wordpress', plugin),
    join(plugins, 'opar', plugin),
  );
  const loader = 'opar-refresh-for-tests.php';
  await copyFile(join(import.meta.dirname, loader), join(plugins, loader));
}
