/** @returns what is filled in, as the query of an address; where nothing is, one that still asks: 'age=' */
export function saidQuery(form: HTMLFormElement): string {
  const said = [...new FormData(form)].filter(([, value]) => value !== '');
  return said.length > 0 ? `${new URLSearchParams(said as [string, string][])}` : 'age=';
}
