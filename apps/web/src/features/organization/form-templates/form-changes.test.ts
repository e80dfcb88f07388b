import type { FormContent } from '@oaklet/api/contract'
import { aFormContent, aFormItem } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { addItem, moveItem, newItemId, putItem, removeItem } from './form-changes'

const of = (...ids: string[]): FormContent => aFormContent({ items: ids.map((id) => aFormItem({ id })) })
const ids = ({ items }: FormContent) => items.map(({ id }) => id)

describe('a part of a form', () => {
  it('is added after another, or at the end', () => {
    const item = aFormItem({ id: 'new' })
    expect(ids(addItem(item, 'a')(of('a', 'b')))).toEqual(['a', 'new', 'b'])
    expect(ids(addItem(item, null)(of('a', 'b')))).toEqual(['a', 'b', 'new'])
    expect(ids(addItem(item, 'gone')(of('a', 'b')))).toEqual(['a', 'b', 'new'])
  })

  it('has an id of its own, also where somebody else took it meanwhile', () => {
    expect(newItemId(of('a', 'q2', 'q4'))).toBe('q5')
    expect(newItemId(of('q2'))).toBe('q3')
    expect(ids(addItem(aFormItem({ id: 'q2' }), null)(of('a', 'q2')))).toEqual(['a', 'q2', 'q3'])
  })

  it('is put in its place, or back at the end where somebody else removed it', () => {
    const item = aFormItem({ id: 'b', label: 'Changed' })
    expect(putItem(item)(of('a', 'b', 'c')).items[1]).toEqual(item)
    expect(ids(putItem(item)(of('a', 'c')))).toEqual(['a', 'c', 'b'])
  })

  it('is moved by one place and no further than the end, and removed', () => {
    expect(ids(moveItem('b', -1)(of('a', 'b', 'c')))).toEqual(['b', 'a', 'c'])
    expect(ids(moveItem('b', 1)(of('a', 'b', 'c')))).toEqual(['a', 'c', 'b'])
    for (const [id, by] of [
      ['a', -1],
      ['c', 1],
      ['gone', 1],
    ] as const) {
      expect(ids(moveItem(id, by)(of('a', 'b', 'c')))).toEqual(['a', 'b', 'c'])
    }
    expect(ids(removeItem('b')(of('a', 'b', 'c')))).toEqual(['a', 'c'])
  })
})
