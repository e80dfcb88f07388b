/** `Billed` → `billed`, for the middle of a sentence; what begins with two capitals stays. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
