/** `Billed` → `billed`, for the middle of a sentence; words with two capitals at the start stay. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
