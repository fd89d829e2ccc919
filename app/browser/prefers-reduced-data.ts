type Connection = { saveData?: boolean; effectiveType?: string };

/** Of the Network Information API, which not every browser has. */
const getConnection = () => (navigator as { connection?: Connection }).connection;

/** "Save-Data". In pages and in the service worker. */
export const prefersReducedData = (): boolean => getConnection()?.saveData === true;

/** Whether what may never be needed can be fetched: no data is saved, and the connection isn't known to be of the second or third generation. */
export const canPrefetch = (): boolean =>
  !prefersReducedData() && !/[23]g$/.test(getConnection()?.effectiveType ?? '');
