import { type ComponentType, createElement, type ReactElement } from 'react';
import type { FinderProps } from '#app/features/eligibility-finder/use-finder.ts';
import { loadFormTexts } from '#app/features/submission-form/load-form-texts.ts';
import type { ApplicationPageProps } from '#app/routes/application/application-page.tsx';
import type { EmbeddedFormProps } from '#app/routes/embedded-form/embedded-form.tsx';

/** The value of an island's `data-island` attribute. */
export type IslandName = keyof typeof islands;

/** For each island, imports its component and creates its React element from the props in the HTML. */
export const islands = {
  application: (props: ApplicationPageProps) =>
    loadForm(
      import('#app/routes/application/application-page.tsx').then((page) => page.ApplicationPage),
      props,
    ),
  'embedded-form': (props: EmbeddedFormProps) =>
    loadForm(
      import('#app/routes/embedded-form/embedded-form.tsx').then((form) => form.EmbeddedForm),
      props,
    ),
  finder: async (props: FinderProps) =>
    (await import('#app/features/eligibility-finder/load-finder.tsx')).loadFinder(props),
} satisfies Record<string, (props: never) => Promise<ReactElement>>;

/** Fetches the texts of forms together with the component, and creates its element. Pages without a form load neither. */
async function loadForm<Props extends object>(
  component: Promise<ComponentType<Props>>,
  props: Props,
): Promise<ReactElement> {
  const [Component, { FormTextsContext }, texts] = await Promise.all([
    component,
    import('#app/features/submission-form/form-texts-context.ts'),
    loadFormTexts(),
  ]);
  return createElement(FormTextsContext, { value: texts }, createElement(Component, props));
}
