import type { IconName } from '#content/types/icon-name.ts';

/**
 * Creates the links that share a post with Facebook, LinkedIn, WhatsApp and mail.
 *
 * @param title the post's title
 * @param postUrl the post's URL, with protocol and host
 * @param texts `on` precedes the name of a service: 'Share on'. `mail` is the label of the mail link
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
