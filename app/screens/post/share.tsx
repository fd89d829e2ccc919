import { useEffect, useState } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { blog } from '#app/content/blog.ts';
import styles from './share.module.css';
import { shareLinks } from './share-links.ts';

/** Plain links to the services' own pages: nothing of theirs is on ours. Copying needs JavaScript. */
export function Share({ title, address }: { title: string; address: string }) {
  return (
    <aside className={styles.share} aria-label={blog.share.label}>
      <p>{blog.share.title}</p>
      <ul>
        {shareLinks(title, address).map(({ icon, label, href }) => (
          <li key={icon}>
            <a href={href} aria-label={label} rel="noopener nofollow">
              <Icon name={icon} />
            </a>
          </li>
        ))}
        <li>
          <CopyButton address={address} />
        </li>
      </ul>
    </aside>
  );
}

function CopyButton({ address }: { address: string }) {
  const [ready, setReady] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => setReady(true), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(blog.share.copied);
    } catch {
      setMessage(blog.share.notCopied);
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={blog.share.copy}
        className={styles.copy}
        data-ready={ready || undefined}
        onClick={copy}
      >
        <Icon name={message === blog.share.copied ? 'check' : 'link'} />
      </button>
      <span role="status" className={styles.message}>
        {message}
      </span>
    </>
  );
}
