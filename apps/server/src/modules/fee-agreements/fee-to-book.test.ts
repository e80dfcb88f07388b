import { describe, expect, it } from 'vitest'
import { feeToBook } from './fee-to-book'

const terms = { fullCents: 15_000, agreedCents: 9_000, isInsured: false, isKept: false }

describe('the fee to book', () => {
  it('is the agreed one in place of the full one, and no other', () => {
    expect(feeToBook(15_000, terms)).toBe(9_000)
    expect(feeToBook(12_000, terms)).toBe(12_000)
  })

  it('is the full one where an insurer pays', () => {
    expect(feeToBook(15_000, { ...terms, isInsured: true })).toBe(15_000)
    expect(feeToBook(9_000, { ...terms, isInsured: true })).toBe(15_000)
  })

  it('is the one that was booked before', () => {
    expect(feeToBook(15_000, { ...terms, isKept: true })).toBe(15_000)
    expect(feeToBook(9_000, { ...terms, isKept: true, isInsured: true })).toBe(9_000)
  })
})
