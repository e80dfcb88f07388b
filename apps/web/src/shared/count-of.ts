/** `1 invoice` and `2 invoices`. */
export const countOf = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`
