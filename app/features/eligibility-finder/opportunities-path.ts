/** All options of "Can I go?" as a file, for the browser. */
export const opportunitiesPath = '/global-programs/options.json';
