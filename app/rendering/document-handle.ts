/** The fields of a route module's `handle` export that concern its document. */
export type DocumentHandle<LoaderData> = {
  /** Returns the URLs of stylesheets in addition to the route's own, such as those of a dynamically imported component. */
  stylesheets?: (loaderData: LoaderData) => readonly string[];
};
