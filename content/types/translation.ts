/**
 * The type of a text in another language, from the type of the English one (`as const`): the same keys, the same number of items in
 * each list, and any text instead of each text. What is no text, as a mark or a number, is the same in both. A translation
 * `satisfies Translation<typeof english>`, so the compiler names what is missing in it.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translation<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translation<English[Key]> }
      : English;
