import { getNextTabIndex } from './next-tab-index.ts';

/** Makes ARIA tabs of each `Tabs` of the page (WAI-ARIA Authoring Practices, "Tabs"). The shown panel stays the same one. */
export function enhanceTabs(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-tabs]')) enhance(element);
}

function enhance(element: HTMLElement) {
  const [list, panelsElement] = element.children;
  const tabs = [...(list?.children ?? [])] as HTMLAnchorElement[];
  const panels = [...(panelsElement?.children ?? [])] as HTMLElement[];

  function select(selected: number) {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selected));
      tab.tabIndex = index === selected ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== selected;
    });
  }

  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', element.dataset.tabs ?? '');
  panels.forEach((panel, index) => {
    const tab = tabs[index];
    if (!tab) return;
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      select(index);
    });
    tab.addEventListener('keydown', (event) => {
      // A tab is a link, which the space bar would scroll past.
      if (event.key === ' ') return event.preventDefault();
      const next = getNextTabIndex(event.key, index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      tabs[next]?.focus();
    });
  });
  const targeted = panels.findIndex(({ id }) => id === location.hash.slice(1));
  select(Math.max(0, targeted));
  element.dataset.enhanced = 'true';
}
