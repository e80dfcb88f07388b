import { describe, expect, it } from 'vitest'
import { aroundDraft, firstDraft } from './review-drafts'

const DRAFTS = ['a', 'b', 'c'].map((id) => ({ id }))
const at = (id: string, place: number) => `/billing/statements/${id}?review=${place}`
const ALL = '/billing/statements?review=1'

it('begins with the first draft, where there is one', () => {
  expect(firstDraft(DRAFTS)).toBe(at('a', 1))
  expect(firstDraft([])).toBeNull()
})

describe('around a draft', () => {
  it.each([
    ['a', { words: 'Draft 1 of 3', previous: null, next: at('b', 2), onwards: at('b', 1) }],
    ['b', { words: 'Draft 2 of 3', previous: at('a', 1), next: at('c', 3), onwards: at('c', 2) }],
    ['c', { words: 'Draft 3 of 3', previous: at('b', 2), next: null, onwards: ALL }],
  ])('%s stand the one before and the one after it', (id, expected) => {
    expect(aroundDraft(DRAFTS, id, '1')).toEqual(expected)
  })
})

describe('around one that was sent', () => {
  const sent = (place: string) => aroundDraft(DRAFTS, 'sent', place)

  it('stand those around the place that it had', () => {
    const expected = {
      words: '3 left to review',
      previous: at('a', 1),
      next: at('b', 2),
      onwards: at('b', 2),
    }
    expect(sent('2')).toEqual(expected)
  })

  it('stands nothing after the last place', () => {
    expect(sent('4')).toMatchObject({ previous: at('c', 3), next: null, onwards: ALL })
    expect(sent('9')).toMatchObject({ previous: at('c', 3), next: null, onwards: ALL })
  })

  it.each(['', '0', '-3', 'x'])('begins with the first one where the address says %s', (place) => {
    expect(sent(place)).toMatchObject({ previous: null, next: at('a', 1) })
  })
})
