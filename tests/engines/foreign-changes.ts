/**
 * What other programs do to a page, by name. Each function runs in the page. React expects the server's HTML and renders an island
 * anew if it finds anything else.
 */
export const foreignChanges: Record<string, () => void> = {
  'a password manager puts its icon behind each field': () => {
    for (const field of document.querySelectorAll('form input:not([type=hidden])')) {
      const icon = document.createElement('div');
      icon.dataset.icon = '';
      icon.attachShadow({ mode: 'open' }).append('Fill in');
      field.after(icon);
    }
  },
  'a translation wraps each text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option, textarea'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`« ${text.data} »`);
    }
  },
  'a spelling checker puts each field into an element of its own, and adds fields': () => {
    for (const field of document.querySelectorAll('form :is(input:not([type=hidden]), textarea)')) {
      const wrapper = document.createElement('spelling-checker');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    for (const form of document.forms) {
      const ownField = document.createElement('input');
      ownField.name = 'spelling';
      form.prepend(ownField);
    }
  },
  'a content blocker removes each picture': () => {
    for (const picture of document.querySelectorAll('svg, img')) picture.remove();
  },
};
