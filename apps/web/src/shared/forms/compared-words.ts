/** Both versions of a record in words by their labels, as rows that a person compares, in the order of `mine`. */
export const comparedWords = (
  mine: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, string>>,
) => Object.entries(mine).map(([label, words]) => ({ label, mine: words, theirs: theirs[label] ?? '' }))
