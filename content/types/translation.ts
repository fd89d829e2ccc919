/**
 * The type of a translation, derived from the type of the English texts (`as const`). It has the same keys, the same number of
 * items in each list, and any string in place of each string. Other values, such as a mark or a number, are the same in both. A
 * translation `satisfies Translation<typeof english>`, so the compiler names the texts that it lacks.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translation<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translation<English[Key]> }
      : English;
