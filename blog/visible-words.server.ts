import { type ChildNode, type Document, type Element, isTag, isText, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import {
  addClass,
  findElements,
  getClasses,
  hasClass,
  remove,
  replaceBy,
  turnInto,
} from './dom.server.ts';
import { restoreLazyPictures } from './lazy-pictures.server.ts';

/** Elements that never show words: they don't work without their script, style sheet or server, or only hold data. */
const wordless = new Set(
  'base canvas datalist embed head link meta noembed noframes noscript param script style template title track'.split(
    ' ',
  ),
);
/** Elements that don't work here, or are obsolete, and those that have their place. Other unknown ones lose their tags alone. */
const present = new Map(
  'acronym:abbr article:div big:span button:span center:div dir:ul fieldset:div font:span footer:div form:div header:div hgroup:div label:span legend:div listing:pre main:div menu:ul nav:div object:div option:li plaintext:pre search:div select:ul strike:s textarea:div tt:code xmp:pre'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const hidingStyle = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)(?![\w-])/i;
/** Places text far outside the window, for screen readers alone. */
const offScreenStyle = /(?:^|[;\s])(?:left|text-indent)\s*:\s*-\d{4}/i;
const hidingClasses = new Set('d-none hidden hide invisible is-hidden vc_hidden'.split(' '));
/** A class that shows an element on some screens although another hides it, as Bootstrap's `d-md-block`. */
const showingClass = /^(?:d-\w+-(?!none)|(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline))/;
/** Classes that together hide an element on every screen. Fewer of them leave it to some visitors. */
const hiddenEverywhere = [
  'elementor-hidden-desktop elementor-hidden-tablet elementor-hidden-mobile',
  'hide-on-desktop hide-on-tablet hide-on-mobile',
  'hidden-lg hidden-md hidden-sm hidden-xs',
  'kvs-lg-false kvs-md-false kvs-sm-false',
  'uag-hide-desktop uag-hide-tab uag-hide-mob',
  'vc_hidden-lg vc_hidden-md vc_hidden-sm vc_hidden-xs',
  'wp-block-hidden-desktop wp-block-hidden-tablet wp-block-hidden-mobile',
].map((names) => names.split(' '));
/** A part that its script shows on a click. */
const panelClass = /(?:^|[-_])(?:accordion|collapse|panel|tab|tabs|toggle)(?:$|[-_])/;
const screenReaderClass = /^(?:screen-reader-text|sr-only|visually-hidden|elementor-screen-only)$/;
const iconClass = /(?:^|[-_])(?:icons?|dashicons)(?:$|[-_])/;

/** How the operands of MathML's elements are joined. Other elements only group. */
const joins: Record<string, [before: string, between: string, after: string]> = {
  mfrac: ['(', ')/(', ')'],
  msub: ['', '_', ''],
  msup: ['', '^', ''],
  msubsup: ['', '_', ''],
  msqrt: ['√(', '', ')'],
  mroot: ['root(', ', ', ')'],
  mtr: ['', ' ', '; '],
};

function isHidden(element: Element): boolean {
  const { style = '', hidden, role, ...attribs } = element.attribs;
  if (element.name === 'dialog') return attribs.open === undefined;
  const classes = getClasses(element);
  const isPanel =
    role === 'tabpanel' ||
    hidden === 'until-found' ||
    (role === 'region' && 'aria-labelledby' in attribs) ||
    classes.some((name) => panelClass.test(name));
  if (!isPanel && (hidden !== undefined || hidingStyle.test(style))) return true;
  return (
    (classes.some((name) => hidingClasses.has(name)) &&
      !classes.some((name) => showingClass.test(name))) ||
    hiddenEverywhere.some((names) => names.every((name) => classes.includes(name)))
  );
}

/** Whether an element is a picture in a font, whose text is the picture's name or a sign. */
function isIcon(element: Element): boolean {
  const isForEyes = element.attribs['aria-hidden'] === 'true';
  const classes = getClasses(element);
  return (
    classes.some((name) => /^material-(?:icons|symbols)/.test(name)) ||
    (isForEyes &&
      (element.name === 'i' ||
        element.name === 'svg' ||
        classes.some((name) => iconClass.test(name)) ||
        !/[\p{L}\p{N}]/u.test(DomUtils.textContent(element))))
  );
}

/** Shows a number to which Elementor's or Divi's script would count up from zero. */
function showFinalNumber(element: Element): void {
  const { 'data-to-value': elementor, 'data-number-value': divi } = element.attribs;
  if (elementor) turnInto(element, element.name, {}, new Text(elementor));
  for (const value of divi ? findElements(element, (e) => hasClass(e, 'percent-value')) : []) {
    turnInto(value, value.name, {}, new Text(divi ?? ''));
  }
}

/** Returns the words of a drawing: those that it shows, or else its name. */
function describeDrawing(svg: Element): string {
  const shown = findElements(svg, ({ name }) => name === 'text').map(DomUtils.textContent);
  const [title] = findElements(svg, ({ name }) => name === 'title').map(DomUtils.textContent);
  return shown.join(' ') || svg.attribs['aria-label'] || title || '';
}

/** Returns a formula in MathML as a line of text. */
function toReadableFormula(node: ChildNode): string {
  if (isText(node)) return node.data.trim();
  if (!isTag(node) || node.name.startsWith('annotation')) return '';
  const [before, between, after] = joins[node.name] ?? ['', '', ''];
  return before + node.children.map(toReadableFormula).filter(Boolean).join(between) + after;
}

/**
 * Removes what authors have hidden and what never shows words, and gives elements that don't work here an equivalent with the same
 * words. Text for screen readers gets the site's class.
 */
export function keepVisibleWords(tree: Document): void {
  restoreLazyPictures(tree);
  for (const element of findElements(tree, () => true)) {
    const { name, attribs, next } = element;
    if (wordless.has(name) || isHidden(element) || isIcon(element)) remove(element);
    else if (name === 'svg') replaceBy(element, new Text(describeDrawing(element)));
    else if (name === 'math') {
      replaceBy(element, new Text(attribs.alttext ?? toReadableFormula(element)));
    } else if (name === 'input') {
      const isButton = /^(?:submit|button|reset)$/i.test(attribs.type ?? '');
      replaceBy(element, new Text(isButton ? `${attribs.value ?? ''} ` : ''));
    } else element.name = present.get(name) ?? name;
    showFinalNumber(element);
    // On WordPress, the boxes of buttons and fields keep their words apart.
    if (next && (name === 'button' || name === 'label')) element.children.push(new Text(' '));
    const isForScreenReaders =
      offScreenStyle.test(attribs.style ?? '') ||
      getClasses(element).some((className) => screenReaderClass.test(className));
    if (isForScreenReaders) addClass(element, 'visually-hidden');
  }
}
