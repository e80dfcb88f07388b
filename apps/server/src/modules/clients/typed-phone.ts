import { phoneOf } from '@oaklet/api/contract'

const PART = /^[\d\s()+.-]*\d[\d\s()+.-]*$/

/**
 * The digits of what is typed, if it can be a phone number or part of one. A whole number has those that it is stored
 * with, without a leading 1.
 */
export function typedPhone(typed: string): string | null {
  const text = typed.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-')
  const number = phoneOf(text) || (PART.test(text) ? text : null)
  return number === null
    ? null
    : number
        .replace(/[^\dx]/g, '')
        .replace(/^1(?=\d{10}(x|$))/, '')
        .replace('x', '')
}
