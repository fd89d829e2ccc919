/** A paragraph about what a student pays (content/costs.ts). */
export type CostsParagraph =
  | 'usual'
  | 'denmark'
  | 'greece'
  | 'uae'
  | 'bahrain'
  | 'dependsOnCountry'
  | 'medical'
  | 'unconfirmed'
  | 'fromHome'
  | 'inBangladesh'
  | 'overview';
