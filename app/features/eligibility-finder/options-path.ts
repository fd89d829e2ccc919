/** All options of "Can I go?" as a file, for the browser. */
export const optionsPath = '/global-programs/options.json';
