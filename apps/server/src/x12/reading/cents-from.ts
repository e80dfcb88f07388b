import { RefusedFile } from './RefusedFile'
import { elementAt, nameOf, type Segment } from './segment'

/** At most eight digits of dollars, which is what the guides allow, and at most two of cents. */
const AMOUNT = /^(-?)0*(\d{0,8})(?:\.(\d{0,2}))?$/

/** An amount of a file in cents, read from its digits; undefined for what is none, such as three decimals. */
export function centsFrom(text: string): number | undefined {
  const [, sign, dollars = '', cents = ''] = AMOUNT.exec(text) ?? []
  if (sign === undefined || !/\d/.test(text)) return undefined
  const size = Number(dollars || '0') * 100 + Number(cents.padEnd(2, '0'))
  return sign === '-' && size !== 0 ? -size : size
}

/** The amount in an element of a segment in cents, and 0 where it is empty; the file is refused for one that is none. */
export function centsAt(segment: Segment, index: number): number {
  const text = elementAt(segment, index)
  const cents = text === '' ? 0 : centsFrom(text)
  if (cents !== undefined) return cents
  const place = `${nameOf(segment)}${String(index).padStart(2, '0')}`
  throw new RefusedFile(
    'bad_amount',
    `Segment ${segment.number}: “${text.slice(0, 30)}” in ${place} is not an amount in dollars and cents.`,
    segment.number,
  )
}
