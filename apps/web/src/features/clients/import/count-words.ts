/** `1 client`, `1,200 rows`. */
export const countWords = (count: number, noun: 'client' | 'row'): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
