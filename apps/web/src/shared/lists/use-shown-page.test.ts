import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCursorPages } from './use-cursor-pages'
import { useShownPage } from './use-shown-page'

const FIRST: { items: string[]; total: number; nextCursor: string | null } = {
  items: ['a', 'b'],
  total: 3,
  nextCursor: 'after b',
}
const SECOND = { items: ['c'], total: 3, nextCursor: null }

interface Asked {
  list: string
  answer?: typeof FIRST
}

type Answers = ReadonlyMap<string | undefined, typeof FIRST>
const NOTHING: Answers = new Map()
const FIRST_ONLY: Answers = new Map([[undefined, FIRST]])
const BOTH: Answers = new Map<string | undefined, typeof FIRST>([
  [undefined, FIRST],
  ['after b', SECOND],
])

/** As the query is: the first page stands in for the one that has not come yet. */
const renderList = () =>
  renderHook(
    (answers: Answers) => {
      const pages = useCursorPages('all', 2)
      const { cursor } = pages.asked
      const answer = answers.get(cursor)
      const data = answer ?? answers.get(undefined)
      return {
        cursor,
        shown: useShownPage({ data, isPlaceholderData: answer !== data }, pages),
      }
    },
    { initialProps: NOTHING },
  )

test('while the next page is on its way, the rows keep their own numbers', () => {
  const { result, rerender } = renderList()
  expect(result.current.shown).toBeUndefined()
  rerender(FIRST_ONLY)
  expect(result.current.shown).toMatchObject({ items: ['a', 'b'], pager: { range: '1–2 of 3' } })

  act(() => result.current.shown?.pager.onNext())
  expect(result.current.cursor).toBe('after b')
  expect(result.current.shown).toMatchObject({
    items: ['a', 'b'],
    pager: { range: '1–2 of 3', hasPrevious: false, hasNext: true },
  })

  rerender(BOTH)
  expect(result.current.shown).toMatchObject({
    items: ['c'],
    pager: { range: '3–3 of 3', hasPrevious: true, hasNext: false },
  })
})

test('a second press while the next page is on its way does not go past it', () => {
  const { result, rerender } = renderList()
  rerender(FIRST_ONLY)
  act(() => result.current.shown?.pager.onNext())
  act(() => result.current.shown?.pager.onNext())
  rerender(BOTH)
  expect(result.current.shown?.pager.range).toBe('3–3 of 3')
})

test('says which list and page the rows are of; none of another list says nothing', () => {
  const start: Asked = { list: 'all', answer: FIRST }
  const { result, rerender } = renderHook(
    ({ list, answer }: Asked) =>
      useShownPage(
        { data: answer ?? FIRST, isPlaceholderData: answer === undefined },
        useCursorPages(list, 2),
      ),
    { initialProps: start },
  )
  const page = result.current?.page
  rerender({ list: 'past' })
  expect(result.current).toMatchObject({ items: ['a', 'b'], list: 'all', page })
  rerender({ list: 'past', answer: { ...FIRST, items: ['b', 'c'] } })
  expect(result.current).toMatchObject({ items: ['b', 'c'], list: 'past' })
  expect(result.current?.page).not.toBe(page)
  rerender({ list: 'past', answer: { items: [], total: 0, nextCursor: null } })
  expect(result.current?.items).toEqual([])
  rerender({ list: 'all' })
  expect(result.current).toBeUndefined()
})
