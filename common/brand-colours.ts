/**
 * The brand's colours for what can't read the stylesheets' custom properties: mails, the pages of the service worker, the
 * placeholder of a picture, `theme-color`, the brochure. Each is the token of the same name in app/styles/tokens.css, which a
 * test compares.
 */
export const brandColours = {
  ink: '#0b2b2a',
  ink2: '#3c5653',
  river: '#0e5a55',
  sindoor: '#c5301a',
  sindoorDark: '#9c2412',
  marigold: '#f7be55',
  butter: '#fce9c4',
  shapla: '#f6c7be',
  sky: '#cbe5e3',
  mist: '#eef5f2',
  paper: '#ffffff',
  line: '#d3e0db',
  lineStrong: '#64807b',
} as const;
