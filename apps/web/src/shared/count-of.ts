/** `1 invoice` and `1,200 invoices`. */
export const countOf = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`
