/** Something that must be done before publishing. */
export type Item = {
  kind: 'placeholder' | 'sample' | 'draft' | 'fact' | 'question' | 'setting' | 'backup';
  /** Relative to the project's folder: 'content/events.ts'. */
  file: string;
  line?: number;
  /** Description: 'Example event: …', 'SITE_URL is not https'. */
  what: string;
  todo: string;
};
