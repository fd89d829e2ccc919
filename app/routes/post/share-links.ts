import type { IconName } from '#content/types/icon-name.ts';

/** The labels of the links: 'Share on Facebook'. */
export type ShareLabels = { facebook: string; linkedin: string; whatsapp: string; mail: string };

/**
 * Creates the links that share a post with Facebook, LinkedIn, WhatsApp and mail.
 *
 * @param title the post's title
 * @param postUrl the post's URL, with protocol and host
 * @param texts the labels of the links
 */
export function createShareLinks(title: string, postUrl: string, texts: ShareLabels) {
  const url = encodeURIComponent(postUrl);
  const text = encodeURIComponent(`${title}\n${postUrl}`);
  return [
    {
      icon: 'facebook',
      label: texts.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    {
      icon: 'linkedin',
      label: texts.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    {
      icon: 'message-circle',
      label: texts.whatsapp,
      href: `https://wa.me/?text=${text}`,
    },
    {
      icon: 'mail',
      label: texts.mail,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${url}`,
    },
  ] satisfies { icon: IconName; label: string; href: string }[];
}
