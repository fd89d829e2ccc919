/** Path of the JSON file with all opportunities, which the browser downloads. */
export const opportunitiesPath = '/global-programs/options.json';
