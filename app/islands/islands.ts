import { createElement, type ReactElement } from 'react';
import type { FinderProps } from '#app/features/eligibility-finder/finder.tsx';
import { FormTextsContext } from '#app/features/submission-form/form-texts-context.ts';
import { loadFormTexts } from '#app/features/submission-form/load-form-texts.ts';
import type { ApplicationPageProps } from '#app/routes/application/application-page.tsx';
import type { EmbeddedFormProps } from '#app/routes/embedded-form/embedded-form.tsx';

/** The value of an island's `data-island` attribute. */
export type IslandName = keyof typeof islands;

/** For each island, imports its component and creates its React element from the props in the HTML. */
export const islands = {
  application: async (props: ApplicationPageProps) => {
    const [{ ApplicationPage }, texts] = await Promise.all([
      import('#app/routes/application/application-page.tsx'),
      loadFormTexts(),
    ]);
    return createElement(FormTextsContext, { value: texts }, createElement(ApplicationPage, props));
  },
  'embedded-form': async (props: EmbeddedFormProps) => {
    const [{ EmbeddedForm }, texts] = await Promise.all([
      import('#app/routes/embedded-form/embedded-form.tsx'),
      loadFormTexts(),
    ]);
    return createElement(FormTextsContext, { value: texts }, createElement(EmbeddedForm, props));
  },
  finder: async (props: FinderProps) =>
    (await import('../features/eligibility-finder/finder-island.tsx')).loadFinder(props),
} satisfies Record<string, (props: never) => Promise<ReactElement>>;
