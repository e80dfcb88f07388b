/** Who did something, as it stands after its time: `by Olivia Bennett`, or the inbox folder where nobody did. */
export const byWords = (name: string | null): string =>
  name === null ? 'from the inbox folder' : `by ${name}`
