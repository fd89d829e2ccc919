/**
 * Whether an iframe requests the page, by the header that the browser sends (Fetch Metadata Request Headers, section
 * 2.1), also without scripts. A browser that doesn't send it gets the standalone page.
 */
export function isIframeRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'iframe';
}
