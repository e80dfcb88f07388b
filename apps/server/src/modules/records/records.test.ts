import { SEARCH_KINDS } from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { RECORDS } from './records'

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('records', () => {
  it('each have tables of their own', () => {
    expect(repeated(RECORDS.flatMap(({ tables }) => tables.map(({ name }) => name)))).toEqual([])
  })

  it('are named for each resource of the audit log in one way at most', () => {
    expect(repeated(RECORDS.flatMap(({ names = {} }) => Object.keys(names)))).toEqual([])
  })

  it('are found for each kind of search in one way', () => {
    const found = RECORDS.flatMap(({ search }) => (search === undefined ? [] : [search.kind]))
    expect(found.toSorted()).toEqual([...SEARCH_KINDS].toSorted())
  })
})
