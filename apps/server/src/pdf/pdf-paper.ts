/** The currencies of the countries that print on Letter rather than on A4. */
const LETTER_CURRENCIES: ReadonlySet<string> = new Set(
  'USD CAD MXN CLP COP CRC GTQ NIO PAB PHP VES BZD'.split(' '),
)

/** Returns the paper size of a practice by its currency. */
export const paperOf = (currency: string): 'A4' | 'LETTER' =>
  LETTER_CURRENCIES.has(currency) ? 'LETTER' : 'A4'
