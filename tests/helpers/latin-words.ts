/**
 * The words in Latin letters that Bengali pages may have: names of tests, documents, files and brands (docs/guides/bengali.md,
 * "English words and Latin letters"). A document's English name stands in brackets at its first mention.
 */
export const latinWords: readonly RegExp[] = [
  /\b(?:IELTS|TOEFL|A1|A2|B1|B2|J1|GPA|CGPA|MBBS|HSC|CV|PDF|OPR)\b/g,
  /\b(?:Facebook|Instagram|LinkedIn|YouTube|WhatsApp|WordPress|English|React)\b/g,
  // The document's or the term's own name.
  /\((?:Academic Transcript|Ausbildung|Motivation Letter|Proof of Funds|Police Clearance Certificate)\)/g,
  /\((?:Employment Visa|Experience Letter|Medical Clearance|Work Permit)\)/g,
  // The fields' names in the passport, and a level of English.
  /\((?:Given Name|Surname|Upper Intermediate)\)/g,
  // A date in the order of the browser's own field.
  /\b\d{2}\/\d{2}\/\d{4}\b/g,
  // E-mail and web addresses, postcodes of the placeholder, file extensions.
  /\b[\w.+-]+@[\w.-]+|\bhttps?:\S+|\bAA0 0AA\b|\.(?:ics|pdf)\b/g,
];
