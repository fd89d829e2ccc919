/** Something that stands in the way of publishing. */
export type Item = {
  kind: 'placeholder' | 'sample' | 'draft' | 'fact' | 'question' | 'setting' | 'backup';
  /** From the project's folder: 'content/events.ts'. */
  file: string;
  line?: number;
  /** What it is: 'Example event: …', 'SITE_URL is not https'. */
  what: string;
  todo: string;
};
