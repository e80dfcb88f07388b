import { describe, expect, it } from 'vitest'
import { percentOf, type FigureRule } from '../figures/figures'
import { breakdownOf, type Parts } from './breakdowns'

interface Counts {
  part: number
  whole: number
}

const PART: FigureRule<Counts> = {
  id: 'part',
  label: 'Part taken',
  definition: 'What was taken.',
  unit: 'count',
  of: ({ part }) => part,
}
const SHARE: FigureRule<Counts> = {
  ...PART,
  id: 'share',
  unit: 'percent',
  of: ({ part, whole }) => percentOf(part, whole),
}
const by = { name: 'Letter', definitionSuffix: 'by letter', label: (id: string) => id.toUpperCase() }

/** Parts from words like `a: 1/2 0/0`, the range before the span before it. */
const partsFrom = (...words: string[]): Parts<Counts> =>
  new Map(
    words.map((word) => {
      const [id = '', ...spans] = word.split(/:? /)
      const [range, previous] = spans.map((span) => {
        const [part = 0, whole = 0] = span.split('/').map(Number)
        return { part, whole }
      })
      const nothing = { part: 0, whole: 0 }
      return [id, { range: range ?? nothing, previous: previous ?? nothing }]
    }),
  )
const reported = (rule: FigureRule<Counts>, ...words: string[]) =>
  breakdownOf(rule, by, partsFrom(...words)).rows.map(({ id, value, previous }) => [id, value, previous])

describe('a breakdown', () => {
  it('says what it splits, and by what', () => {
    expect(breakdownOf(PART, by, partsFrom('a: 1/2 3/4'))).toEqual({
      id: 'partByLetter',
      label: 'Part taken by letter',
      definition: 'What was taken, by letter.',
      unit: 'count',
      dimension: 'Letter',
      rows: [{ id: 'a', label: 'A', value: 1, previous: 3, isSuppressed: false }],
    })
  })

  it('has a dimension of several words in its id as one', () => {
    const { id, label } = breakdownOf(PART, { ...by, name: 'First letter' }, partsFrom('a: 1/2 3/4'))
    expect([id, label]).toEqual(['partByFirstLetter', 'Part taken by first letter'])
  })

  it('has the largest part first, then what was larger before, then by name', () => {
    expect(reported(PART, 'd: 1/9 2/9', 'c: 1/9 2/9', 'b: 1/9 3/9', 'a: 0/9 9/9', 'e: 7/9 0/9')).toEqual([
      ['e', 7, 0],
      ['b', 1, 3],
      ['c', 1, 2],
      ['d', 1, 2],
      ['a', 0, 9],
    ])
  })

  it('has what can’t be reported last', () => {
    expect(reported(SHARE, 'a: 0/0 1/2', 'b: 0/5 0/0', 'c: 1/5 0/0')).toEqual([
      ['c', 20, null],
      ['b', 0, null],
      ['a', null, 50],
    ])
  })

  it('has what is left over at its end', () => {
    const { rows } = breakdownOf(PART, { ...by, rest: 'z' }, partsFrom('z: 9/9', 'a: 1/9', 'b: 2/9'))
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a', 'z'])
  })

  it('keeps the order of days and hours', () => {
    const { rows } = breakdownOf(PART, { ...by, order: ['b', 'a'] }, partsFrom('a: 9/9', 'b: 1/9'))
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('leaves out where nothing happened in either span; a rate of zero is reported', () => {
    expect(reported(PART, 'a: 0/5 0/5', 'b: 0/5 1/5')).toEqual([['b', 0, 1]])
    expect(reported(SHARE, 'a: 0/0 0/0', 'b: 0/5 0/0')).toEqual([['b', 0, null]])
  })

  it('suppresses a part of few, and still has its row', () => {
    const { rows } = breakdownOf(
      PART,
      by,
      partsFrom('a: 2/2 0/0', 'b: 0/0 2/2', 'c: 9/9'),
      ({ part }) => part === 2,
    )
    expect(rows.map(({ id, value, previous, isSuppressed }) => [id, value, previous, isSuppressed])).toEqual([
      ['c', 9, 0, false],
      ['b', 0, null, true],
      ['a', null, 0, true],
    ])
  })
})
