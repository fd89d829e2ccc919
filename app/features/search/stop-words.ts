/** Words without meaning for the search, though they occur in questions. */
export const stopWords = new Set(
  (
    'a after am an and any are at be before can could do does either for from get getting go going have how i if in is it its long many me much my ' +
    'near need needed no not of on one or require required should than that the their them then there these they this to too want was we ' +
    'what when where which will with without would you your ' +
    'ache amader amar ami apnader ase chai chara der diye jabo jaoa jawa jete jonno hobe holo hoy ki kibhabe kivabe kemon keno kothay ' +
    'koto koy lage lagbe lage kora korte korbo paoa pabo theke er ta te ' +
    'আমি আমার আমাদের আপনাদের আছে চাই যাব যাবো যাওয়া যেতে যায় জন্য হবে কি কী কিভাবে কীভাবে কেমন কেন কোথায় কোন কত লাগে লাগবে ' +
    'করা করতে করব করবো পাওয়া পাব পারি পারব থেকে এর না ও ছাড়া'
  ).split(' '),
);
