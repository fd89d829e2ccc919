type Connection = { saveData?: boolean; effectiveType?: string };

/** Of the Network Information API, which not every browser has. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** "Save-Data". In pages and in the service worker. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether what may never be needed can be fetched: no data is saved, and the connection isn't known to be of the second or third generation. */
export const canSpareData = (): boolean =>
  !savesData() && !/[23]g$/.test(connection()?.effectiveType ?? '');
