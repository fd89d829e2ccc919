/** What the route of a document may say in its `handle` export. */
export type DocumentHandle<LoaderData> = {
  /** The addresses of stylesheets beside the route's own, as for a part whose code the browser imports later. */
  stylesheets?: (loaderData: LoaderData) => readonly string[];
};
