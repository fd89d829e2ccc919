/** A part of a source that matters to whoever looks for texts and marks. */
export type Token = {
  kind: 'text' | 'open' | 'close' | 'mark' | 'checkedOn';
  index: number;
  /** The words of a text, the name of the exported constant that braces open, the mark, or the day of `checkedOn`. */
  value: string;
};

/** Comments are matched so that their words are passed over. */
const code =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|(?<template>`)|(?:export const (?<constant>\w+)[^={\n]*= )?(?<open>\{)|(?<close>\})|\b(?<mark>sample|draft): true\b|\bcheckedOn: '(?<checkedOn>\d{4}-\d\d-\d\d)'/g;

const insideTemplate = /\\[\s\S]|(?<end>`)|(?<open>\$\{)/g;

type Groups = Record<string, string | undefined>;

/**
 * Reads a TypeScript source as tokens. Only what stands in content files is understood: no regular expression with
 * quotation marks or braces.
 */
export function* tokensIn(source: string): Generator<Token> {
  /** What is open, the innermost last: braces, or a template with the place where it begins. */
  const open: ({ template: number; hasValues: boolean } | 'braces')[] = [];
  let position = 0;
  while (true) {
    const top = open.at(-1);
    const template = typeof top === 'object' ? top : undefined;
    const pattern = template ? insideTemplate : code;
    pattern.lastIndex = position;
    const match = pattern.exec(source);
    if (!match) return;
    position = pattern.lastIndex;
    const { index } = match;
    const groups: Groups = match.groups ?? {};
    if (template && groups.open) {
      template.hasValues = true;
      open.push('braces');
      yield { kind: 'open', index, value: '' };
    } else if (template && groups.end) {
      open.pop();
      const words = source.slice(template.template + 1, index);
      if (!template.hasValues) yield { kind: 'text', index: template.template, value: words };
    } else if (groups.template) {
      open.push({ template: index, hasValues: false });
    } else {
      if (groups.open) open.push('braces');
      if (groups.close) open.pop();
      const token = tokenOf(groups);
      if (token) yield { ...token, index };
    }
  }
}

function tokenOf({ single, double, open, constant, close, mark, checkedOn }: Groups) {
  const text = single ?? double;
  if (text !== undefined) return { kind: 'text', value: text } as const;
  if (open) return { kind: 'open', value: constant ?? '' } as const;
  if (close) return { kind: 'close', value: '' } as const;
  if (mark) return { kind: 'mark', value: mark } as const;
  if (checkedOn) return { kind: 'checkedOn', value: checkedOn } as const;
  return undefined;
}
