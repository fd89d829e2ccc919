type Connection = { saveData?: boolean; effectiveType?: string };

/** Undefined in browsers without the Network Information API. */
const getConnection = () => (navigator as { connection?: Connection }).connection;

/** Whether the visitor has turned on Save-Data. Works in pages and in the service worker. */
export const prefersReducedData = (): boolean => getConnection()?.saveData === true;

/** Whether the connection is known to be 2G. */
export const isOn2g = (): boolean => getConnection()?.effectiveType?.endsWith('2g') === true;
