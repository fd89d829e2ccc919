/** Requirements 2, "Apply hub": the papers that every programme asks for, but Denmark's, the UAE's and Bahrain's. */
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
