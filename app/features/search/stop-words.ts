import { tokenise } from './normalise-text.ts';

/** Words without meaning for the search, though they occur in questions. Without their endings, as `tokenise` returns them. */
export const stopWords = new Set(
  tokenise(
    'a after am an and any are at be before can could do does either for from get getting go going have how i if in is it its long many me much my ' +
      'near need needed no not of on one or require required should than that the their them then there these they this to too want was we ' +
      'what when where which will with without would you your ' +
      'ache amader amar ami apnader ase chai chara der diye jabo jaoa jawa jete jonno hobe holo hoy ki kibhabe kivabe kemon keno kothay ' +
      'koto koy lage lagbe lage kora korte korbo paoa pabo theke er ta te ' +
      'ke kobe kokhon dibe diben dey dite korle kore korben parbo parbe hole gele niye jabe jay jante ' +
      'আমি আমার আমাদের আপনাদের আছে চাই যাব যাবো যাওয়া যেতে যায় জন্য হবে কি কী কিভাবে কীভাবে কেমন কেন কোথায় কোন কত লাগে লাগবে ' +
      'করা করতে করব করবো পাওয়া পাব পারি পারবো পারব থেকে এর না ও ছাড়া ' +
      'ami apni amar amader apnar apnader pari pare parbe parbo parbona na nai nei naki to hoy hobe holo hole thakle thake ase ache koro korse korchi korechi korte ' +
      'lagle dile gele bolen bolun janan jante chacchi chacci bujhte bujhtesi kemne por pore kon konta kar ki kisu kichu ekta ei oi sob je jodi tahole ebong ar r o e ' +
      'problem please plz sir bhai vai apu details info accepted ready ' +
      'তো নাকি নাই নেই পারে পারবো থাকলে থাকবে কার কাকে কিছু কোনটা যদি তাহলে এবং ও ভাই আপু স্যার প্লিজ বলেন বলুন জানান চাচ্ছি ' +
      'কে কবে কখন দেব দেবে দেবেন দেয় দিতে করে করবেন করাতে করলে পারবে পারবেন হয় হতে হলে গেলে নিয়ে জানতে থাকতে একটা আর এই',
  ),
);
