/** The kinds in the order of the list: what the administrator does comes before what is asked of others. */
export const kinds = [
  'setting',
  'backup',
  'maintenance',
  'placeholder',
  'sample',
  'draft',
  'fact',
  'question',
] as const;

export type Kind = (typeof kinds)[number];

/** The kinds that concern the machine and not the texts. */
export const technicalKinds: readonly Kind[] = ['setting', 'backup', 'maintenance'];

/** Something that must be done before publishing, or, if it is maintenance, after it. */
export type Item = {
  kind: Kind;
  /** Relative to the project's folder: 'content/events.ts'. */
  file: string;
  line?: number;
  /** Description: 'Example event: …', 'SITE_URL is not https'. */
  what: string;
  todo: string;
};
