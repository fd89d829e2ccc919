/** The elements that a post's content may contain. `sanitise.server.ts` removes all others, and browsers check again. */
export const allowedElements: readonly string[] =
  'a abbr address aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  );
