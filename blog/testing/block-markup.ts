/** Markup as an editor or a plug-in writes it, with the words that a visitor of the WordPress sees, and words that none sees. */
export type BlockMarkup = { name: string; html: string; seen: string; hidden?: string };

/** Written from the documentation of each, with our own words. A reader of ours must see `seen`, in this order, and not `hidden`. */
export const blockMarkup: BlockMarkup[] = [
  {
    name: 'core: accordion',
    html: '<div role="group" class="wp-block-accordion"><div class="wp-block-accordion-item is-open"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle" aria-expanded="true"><span class="wp-block-accordion-heading__toggle-title">Who pays?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel" inert><p>The host does.</p></div></div></div>',
    seen: 'Who pays? The host does.',
    hidden: '+',
  },
  {
    name: 'core: details, buttons and a file',
    html: '<details class="wp-block-details"><summary>More</summary><p>Words</p></details><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/apply/">Apply</a></div></div><div class="wp-block-file"><object class="wp-block-file__embed" data="/a.pdf" type="application/pdf" aria-label="Embed of form." hidden></object><a href="/a.pdf">Form</a> <a href="/a.pdf" class="wp-block-file__button" download>Download</a></div>',
    seen: 'More Words Apply Form Download',
  },
  {
    name: 'core: search and login',
    html: '<form role="search" method="get" class="wp-block-search"><label class="wp-block-search__label" for="s">Search posts</label><div><input id="s" type="search" name="s"><button type="submit">Find</button></div></form>',
    seen: 'Search posts Find',
  },
  {
    name: 'core: footnotes',
    html: '<p>Rent<sup data-fn="1"><a href="#1" id="1-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="1">In 2026. <a href="#1-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>',
    seen: 'Rent1 In 2026. ↩︎',
  },
  {
    name: 'core: social icons',
    html: '<ul class="wp-block-social-links"><li class="wp-social-link"><a href="https://o.example/" class="wp-block-social-link-anchor"><svg aria-hidden="true"><path d="M0 0"/></svg><span class="wp-block-social-link-label screen-reader-text">Mastodon</span></a></li></ul>',
    seen: 'Mastodon',
  },
  {
    name: 'core: mathematics',
    html: '<p>So <math class="wp-block-math"><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>=</mo><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="x">tex</annotation></math>.</p>',
    seen: 'So (1)/(2)=x^2.',
    hidden: 'tex',
  },
  {
    name: 'core: navigation, cover, media and text',
    html: '<nav><ul><li><a href="/a/">Home</a></li></ul></nav><header>Top</header><main>Middle</main><footer>Bottom</footer><div class="wp-block-media-text"><figure><img src="data:image/gif;base64,R0" data-src="/wp-content/a.jpg" alt=""></figure><div>Beside</div></div>',
    seen: 'Home Top Middle Bottom Beside',
  },
  {
    name: 'core: text blocks',
    html: '<blockquote class="wp-block-quote"><p>Said</p><cite>By her</cite></blockquote><figure class="wp-block-pullquote"><blockquote><p>Pulled</p></blockquote></figure><pre class="wp-block-verse">A line</pre><pre class="wp-block-code"><code>let x</code></pre><figure class="wp-block-table"><table><thead><tr><th>Fee</th></tr></thead><tbody><tr><td>0</td></tr></tbody></table><figcaption class="wp-element-caption">Costs</figcaption></figure><ul class="wp-block-list"><li>One<ul><li>Two</li></ul></li></ul><p><mark style="background-color:rgba(0,0,0,0)">Marked</mark> H<sub>2</sub>O <kbd>Esc</kbd> <s>old</s> <bdo dir="rtl">abc</bdo></p>',
    seen: 'Said By her Pulled A line let x Fee 0 Costs One Two Marked H2O Esc old abc',
  },
  {
    name: 'core: widgets',
    html: '<div class="wp-block-archives-dropdown wp-block-archives"><label for="a" class="wp-block-archives__label">Archives</label><select id="a"><option value="">Select a month</option><option value="/2026/05/">May 2026</option></select><script>go()</script></div><div class="wp-block-calendar"><table class="wp-calendar-table"><caption>June</caption><tbody><tr><td><a href="/2026/06/02/" aria-label="Posts of 2 June">2</a></td></tr></tbody></table><nav aria-label="Months" class="wp-calendar-nav"><span class="wp-calendar-nav-prev"><a href="/2026/05/">&laquo; May</a></span></nav></div><p class="wp-block-tag-cloud"><a href="/tag/a/" class="tag-cloud-link" style="font-size:8pt" aria-label="Visa (3 items)">Visa</a></p>',
    seen: 'Archives Select a month May 2026 June 2 « May Visa',
    hidden: 'go()',
  },
  {
    name: 'core: hidden on every screen',
    html: '<p class="wp-block-hidden-desktop wp-block-hidden-tablet wp-block-hidden-mobile">Gone</p><p class="hide-on-desktop hide-on-tablet hide-on-mobile">Gone</p><p class="wp-block-hidden-mobile">Wide</p>',
    seen: 'Wide',
    hidden: 'Gone',
  },
  {
    name: 'Kadence: accordion and visibility',
    html: '<div class="wp-block-kadence-accordion"><div class="kt-accordion-inner-wrap"><div class="wp-block-kadence-pane kt-accordion-pane kt-accordion-pane-1"><div class="kt-accordion-header-wrap"><button class="kt-blocks-accordion-header" type="button"><span class="kt-blocks-accordion-title">When?</span></button></div><div class="kt-accordion-panel kt-accordion-panel-hidden" style="display:none"><div class="kt-accordion-panel-inner"><p>In May.</p></div></div></div></div></div><div class="kvs-lg-false kvs-md-false kvs-sm-false">Never</div><div class="kvs-sm-false">Wide</div>',
    seen: 'When? In May. Wide',
    hidden: 'Never',
  },
  {
    name: 'Kadence: form and icon list',
    html: '<form class="kb-form"><div class="kadence-blocks-form-field"><label>Your name <span class="required">*</span></label><input type="text" hidden><textarea>Write here</textarea><select><option>Day</option><option>Night</option></select><input type="submit" value="Send it"></div></form><ul><li><span class="kb-svg-icon-wrap" aria-hidden="true">✓</span><span>Bed</span></li></ul>',
    seen: 'Your name * Write here Day Night Send it Bed',
    hidden: '✓',
  },
  {
    name: 'Elementor: accordion, toggle and tabs',
    html: '<div class="elementor-accordion-item"><div class="elementor-tab-title" role="button"><span class="elementor-accordion-icon" aria-hidden="true"><i class="fas fa-plus"></i></span><a class="elementor-accordion-title" tabindex="0">Which visa?</a></div><div class="elementor-tab-content" role="region" hidden="hidden" aria-labelledby="t"><p>A permit.</p></div></div><div class="elementor-tabs"><div class="elementor-tab-title" role="tab">Germany</div><div class="elementor-tab-content" role="tabpanel" hidden="hidden">A year</div></div>',
    seen: 'Which visa? A permit. Germany A year',
  },
  {
    name: 'Elementor: counter, nested accordion and nested tabs',
    html: '<div class="elementor-counter"><div class="elementor-counter-title">Visas</div><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="2000" data-to-value="95" data-from-value="0">0</span><span class="elementor-counter-number-suffix">%</span></div></div><div class="e-n-accordion"><details class="e-n-accordion-item"><summary class="e-n-accordion-item-title"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text">How soon?</div></span><span class="e-n-accordion-item-title-icon"><span class="e-opened"><svg aria-hidden="true"><path d="M0 0"/></svg></span></span></summary><div role="region"><p>In June.</p></div></details></div><div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist"><button class="e-n-tab-title" role="tab" aria-selected="false"><span class="e-n-tab-title-text">Spain</span></button></div><div class="e-n-tabs-content"><div role="tabpanel" style="display: none"><p>Sun.</p></div></div></div>',
    seen: 'Visas 95% How soon? In June. Spain Sun.',
  },
  {
    name: 'Elementor: hidden, animated and icons',
    html: '<div class="elementor-element elementor-hidden-desktop elementor-hidden-tablet elementor-hidden-mobile">Draft</div><div class="elementor-element elementor-invisible">Fades in</div><div class="elementor-hidden-desktop">On phones</div><a class="elementor-social-icon" href="https://o.example/"><span class="elementor-screen-only">Facebook</span><i class="fab fa-facebook"></i></a> <a href="https://o.example/x" title="Our channel"><i class="fab fa-y"></i></a>',
    seen: 'Fades in On phones Facebook Our channel',
    hidden: 'Draft',
  },
  {
    name: 'Divi: toggle, button and code',
    html: '<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Is there food?</h5><div class="et_pb_toggle_content clearfix" style="display: none;"><p>Yes.</p></div></div><p>[et_pb_section fb_built="1"][et_pb_button button_text=&#8221;Ask us&#8221; button_url=&#8221;/x&#8221; /][et_pb_toggle title=&#8221;How long?&#8221; open=&#8221;off&#8221;]A year.[/et_pb_toggle][/et_pb_section]</p>',
    seen: 'Is there food? Yes. Ask us How long? A year.',
    hidden: 'et_pb',
  },
  {
    name: 'Divi: number and tabs',
    html: '<div class="et_pb_number_counter" data-number-value="40"><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div><h3 class="title">Grants</h3></div><div class="et_pb_tabs"><ul class="et_pb_tabs_controls"><li class="et_pb_tab_active"><a href="#">Rome</a></li></ul><div class="et_pb_all_tabs"><div class="et_pb_tab" style="display:none"><div class="et_pb_tab_content">Old town.</div></div></div></div>',
    seen: '40% Grants Rome Old town.',
  },
  {
    name: 'Divi: shortcodes that none runs',
    html: '<p>[et_pb_blurb title=&#8221;Care&#8221; _builder_version=&#8221;4&#8221;]We help[/et_pb_blurb][et_pb_cta title=&#8221;Join&#8221; button_text=&#8221;Now&#8221; /]</p>',
    seen: 'Care We help Join Now',
  },
  {
    name: 'Foundation: accordion in a list',
    html: '<ul class="accordion"><li class="accordion-item is-active"><a href="#" class="accordion-title">When</a><div class="accordion-content" style="display:none">Soon</div></li></ul>',
    seen: 'When Soon',
  },
  {
    name: 'Avada: shortcodes that none runs',
    html: '<p>[fusion_builder_container][fusion_title size=&#8221;2&#8243;]Fees[/fusion_title][fusion_code]PHNjcmlwdD4=[/fusion_code][fusion_text]None.[/fusion_text][/fusion_builder_container]</p>',
    seen: 'Fees None.',
    hidden: 'PHN',
  },
  {
    name: 'WPBakery: shortcodes that none runs',
    html: '<p>[vc_row][vc_custom_heading text=&#8221;Money&#8221;][vc_column width=&#8221;1/2&#8243;][vc_tta_section title=&#8221;Costs&#8221; tab_id=&#8221;1&#8243;]Rent.[/vc_tta_section][vc_raw_html]JTNDc2NyaXB0JTNF[/vc_raw_html][vc_raw_js]JTNDc2NyaXB0JTNG[/vc_raw_js]After[/vc_column][/vc_row]</p>',
    seen: 'Money Costs Rent. After',
    hidden: 'JTND',
  },
  {
    name: 'WPBakery: panels and hidden columns',
    html: '<div class="vc_tta-panel" id="a"><div class="vc_tta-panel-heading"><h4 class="vc_tta-panel-title"><a href="#a"><span>Where?</span></a></h4></div><div class="vc_tta-panel-body"><p>Berlin.</p></div></div><div class="vc_hidden-lg vc_hidden-md vc_hidden-sm vc_hidden-xs">Old</div>',
    seen: 'Where? Berlin.',
    hidden: 'Old',
  },
  {
    name: 'classic editor with Bootstrap 5',
    html: '<div class="accordion"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button">First</button></h2><div class="accordion-collapse collapse"><div class="accordion-body">Answer</div></div></div></div><p class="d-none">No</p><p class="d-none d-md-block">Wide</p><p class="visually-hidden">Read aloud</p><div class="tab-pane fade">Tab</div>',
    seen: 'First Answer Wide Read aloud Tab',
    hidden: 'No',
  },
  {
    name: 'classic editor: hidden by hand',
    html: '<p style="color:red;display:none">One</p><p style="visibility: hidden !important">Two</p><p hidden>Three</p><p style="display:nonesuch">Kept</p><dialog>Four</dialog><fieldset><legend>Group</legend><object data="/a.swf">Film</object></fieldset><x-card>Card</x-card><p style="position:absolute;left:-9999px">Aside</p>',
    seen: 'Kept Group Film Card Aside',
    hidden: 'One Two Three Four',
  },
  {
    name: 'classic editor: drawings and links to a phone',
    html: '<svg role="img"><title>Map</title><text>Dhaka</text></svg> <a href="https://o.example/"><svg><title>Photos</title></svg></a> <a href="whatsapp://send?phone=1">WhatsApp</a> <a href="sms:1">SMS</a> <a href="viber://chat?number=1">Viber</a><noscript>Turn scripts on</noscript>',
    seen: 'Dhaka Photos WhatsApp SMS Viber',
    hidden: 'Turn scripts on',
  },
];
