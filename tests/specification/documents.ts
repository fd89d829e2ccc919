/** The documents of every programme except those in Denmark, the UAE and Bahrain (requirements 2, "Apply hub"). */
export const eightDocuments = {
  counts: { '<li>': 8 },
  says: [
    'updated resume with photo',
    'video introduction',
    'academic transcripts and diploma',
    'passport valid at least 2 years',
    'medical and police clearance',
    'proof of funds',
    'relevant certifications if applicable',
    'motivation letter',
  ],
};
