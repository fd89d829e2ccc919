import { getNextIndex } from '../next-index.ts';

/**
 * Turns the links of each `Tabs` into ARIA tabs (WAI-ARIA Authoring Practices, "Tabs"). The panel that was visible without the
 * script stays visible.
 */
export function enhanceTabs(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-tabs]')) enhance(element);
}

function enhance(element: HTMLElement) {
  const [tabList, panelContainer] = element.children;
  const tabs = [...(tabList?.children ?? [])] as HTMLAnchorElement[];
  const panels = [...(panelContainer?.children ?? [])] as HTMLElement[];

  function select(selected: number) {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selected));
      tab.tabIndex = index === selected ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== selected;
    });
  }

  tabList?.setAttribute('role', 'tablist');
  tabList?.setAttribute('aria-label', element.dataset.tabs ?? '');
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
      // A tab is a link, on which the space bar would scroll the page.
      if (event.key === ' ') return event.preventDefault();
      const next = getNextIndex(event.key, index, {
        count: tabs.length,
        orientation: 'horizontal',
      });
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
