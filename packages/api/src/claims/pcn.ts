import { luhnSum } from '../wire/luhn'

/** The highest number that has a patient control number. */
export const MAX_PCN_COUNT = 99_999_999

/** The patient control number of an organization’s claim: K, eight digits, and one that checks them (Luhn). */
export function pcnOf(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > MAX_PCN_COUNT) {
    throw new RangeError(`${count} gives no patient control number`)
  }
  const digits = String(count).padStart(8, '0')
  return `K${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`
}

/** Whether a text is a patient control number: K and nine digits, of which the last one checks the others. */
export const isPcn = (text: string): boolean => /^K\d{9}$/.test(text) && luhnSum(text.slice(1)) % 10 === 0

/** How a line of a claim is numbered, from 1: the claim’s number and two digits. */
export const lineNumberOf = (pcn: string, position: number): string =>
  `${pcn}${String(position).padStart(2, '0')}`
