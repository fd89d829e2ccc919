import type { IconName } from '#content/types/icon-name.ts';

/**
 * @param title of the post
 * @param postUrl of the post, with protocol and host
 * @param texts `on` goes before the name of a service
 */
export function createShareLinks(
  title: string,
  postUrl: string,
  texts: { on: string; mail: string },
) {
  const url = encodeURIComponent(postUrl);
  const text = encodeURIComponent(`${title}\n${postUrl}`);
  return [
    {
      icon: 'facebook',
      label: `${texts.on} Facebook`,
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    {
      icon: 'linkedin',
      label: `${texts.on} LinkedIn`,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    {
      icon: 'message-circle',
      label: `${texts.on} WhatsApp`,
      href: `https://wa.me/?text=${text}`,
    },
    {
      icon: 'mail',
      label: texts.mail,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${url}`,
    },
  ] satisfies { icon: IconName; label: string; href: string }[];
}
