/** "Save-Data" of the Network Information API, which not every browser has. In pages and in the service worker. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
