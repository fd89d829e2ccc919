/** Whether React is taking over the server's HTML; on the server, whether it will. */
let isUnderWay = true;

export const isHydrating = (): boolean => isUnderWay;

/** Told once, by what stands in every page. Never on the server, where effects don't run. */
export function endHydration(): void {
  isUnderWay = false;
}
