import { blog } from '#app/content/blog.ts';
import type { IconName } from '#app/content/vocabulary/icon-name.ts';

/**
 * @param title of the post
 * @param address of the post, with protocol and host
 */
export function shareLinks(title: string, address: string) {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(`${title}\n${address}`);
  return [
    {
      icon: 'facebook',
      label: blog.share.on('Facebook'),
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    {
      icon: 'linkedin',
      label: blog.share.on('LinkedIn'),
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    {
      icon: 'message-circle',
      label: blog.share.on('WhatsApp'),
      href: `https://wa.me/?text=${text}`,
    },
    {
      icon: 'mail',
      label: blog.share.mail,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${url}`,
    },
  ] satisfies { icon: IconName; label: string; href: string }[];
}
