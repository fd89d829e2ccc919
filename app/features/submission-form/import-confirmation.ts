/**
 * Imports the confirmation, which isn't part of the page since its styles are an eighth of the page's CSS. It is fetched
 * before the form is sent, so that every stored submission is also confirmed. React's `lazy` isn't used, since a failed
 * import would then make the whole page fail.
 */
export const importConfirmation = () =>
  import('./components/inline-confirmation.tsx').catch(() => undefined);

export type ConfirmationModule = NonNullable<Awaited<ReturnType<typeof importConfirmation>>>;
