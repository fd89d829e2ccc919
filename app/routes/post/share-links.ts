import type { IconName } from '#content/types/icon-name.ts';

/**
 * @param title of the post
 * @param address of the post, with protocol and host
 * @param texts `on` goes before the name of a service
 */
export function shareLinks(title: string, address: string, texts: { on: string; mail: string }) {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(`${title}\n${address}`);
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
