/**
 * Whether a page was asked for by a frame: the browser says so (Fetch Metadata Request Headers, section 2.1), also
 * without scripts. One that doesn't say gets the page as it stands alone.
 */
export function isIframeRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'iframe';
}
