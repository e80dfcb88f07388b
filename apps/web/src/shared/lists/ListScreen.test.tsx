import { ApiError, type Page } from '@oaklet/api'
import { createDeferred } from '@oaklet/api/testing'
import { FilterBar, ItemList, Table } from '@oaklet/design-system'
import { keepPreviousData } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { ListFilters } from './ListFilters'
import { ListScreen } from './ListScreen'
import { ListSection } from './ListSection'
import { useCursorPages } from './use-cursor-pages'
import { useListFilters } from './use-list-filters'
import { usePagedList } from './use-paged-list'

interface Plant {
  id: string
  name: string
}
interface PlantsQuery {
  limit: number
  cursor?: string
  q?: string
}
type Answer = (query: PlantsQuery) => Promise<Page<Plant>>

const OAK = { id: 'oak', name: 'Oak' }
const ELM = { id: 'elm', name: 'Elm' }
const page = (items: Plant[], more: Partial<Page<Plant>> = {}): Page<Plant> => ({
  items,
  total: items.length,
  nextCursor: null,
  ...more,
})
const queryOf = (query: PlantsQuery, answer: Answer) => ({
  queryKey: ['plants', query],
  queryFn: () => answer(query),
  placeholderData: keepPreviousData<Page<Plant>>,
})
const failed = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })

function Plants({ answer }: { answer: Answer }) {
  const { asked, pages, ...filters } = useListFilters({})
  const list = usePagedList(pages, queryOf(asked, answer))
  return (
    <ListScreen
      title="Plants"
      counted={['plant', 'plants']}
      actions={<button>New plant</button>}
      filters={
        <ListFilters label="Filter plants" find="Find by name" shortcut="Find a plant" words={filters} />
      }
      list={list}
      failure="Failed to load plants"
      pages="Pages of plants"
      isFiltered={filters.isFiltered}
      nothingYet={<p>No plants yet</p>}
      noMatch={<p>No plant matches</p>}
      table={(rows) => (
        <Table<Plant>
          {...rows}
          label="Plants"
          rowKey={({ id }) => id}
          columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        />
      )}
    >
      <p>Below the list</p>
    </ListScreen>
  )
}

const show = (answer: Answer, at = '/plants') => renderScreen(<Plants answer={answer} />, { at })
const row = (name: string) => screen.findByRole('row', { name })
const pager = () => screen.getByRole('group', { name: 'Pages of plants' })
const heading = () => screen.getByRole('heading', { level: 1, name: 'Plants' })

/** What stays in place, whatever becomes of the list. */
function expectSurroundings() {
  expect(heading()).toBeVisible()
  expect(screen.getByRole('button', { name: 'New plant' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Find by name' })).toBeVisible()
  expect(screen.getByText('Below the list')).toBeVisible()
}

test('until the first answer the table says that it is loading, and nothing is counted', async () => {
  const answer = createDeferred<Page<Plant>>()
  show(() => answer.promise)
  expectSurroundings()
  expect(await within(await screen.findByRole('status')).findByText('Loading Plants…')).toBeInTheDocument()
  expect(screen.queryByText(/plants? yet|found|plants$/)).toBeNull()
  expect(screen.queryByRole('group', { name: 'Pages of plants' })).toBeNull()
  answer.resolve(page([OAK]))
  expect(await row('Oak')).toBeVisible()
})

test.each([
  ['one row', '/plants', [OAK], '1 plant'],
  ['several rows', '/plants', [OAK, ELM], '2 plants'],
  ['rows that match', '/plants?q=o', [OAK, ELM], '2 plants found'],
])('the header counts %s in words, and the pager says which they are', async (_, at, plants, words) => {
  show(() => Promise.resolve(page(plants)), at)
  expect(await screen.findByText(words)).toBeVisible()
  expect(pager()).toHaveTextContent(`1–${plants.length} of ${plants.length}`)
  expect(within(pager()).getByRole('status')).toBeVisible()
})

test.each([
  ['there are none at all', '/plants', 'No plants yet'],
  ['none matches the filters', '/plants?q=zz', 'No plant matches'],
])('says in place of the rows that %s', async (_, at, words) => {
  show(() => Promise.resolve(page([])), at)
  expect(await within(screen.getByRole('grid')).findByText(words)).toBeVisible()
  expectSurroundings()
})

test('a list that could not be loaded says so in its place, and can be tried again', async () => {
  const answer = vi.fn<Answer>(() => Promise.resolve(page([OAK])))
  answer.mockRejectedValueOnce(failed)
  const { user } = show(answer)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load plants')
  expect(screen.queryByRole('grid')).toBeNull()
  expectSurroundings()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row('Oak')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('rows that are there stay while they can’t be loaded anew', async () => {
  const answer = vi.fn<Answer>(() => Promise.resolve(page([OAK])))
  answer.mockResolvedValueOnce(page([OAK])).mockRejectedValueOnce(failed)
  const { user, queryClient } = show(answer)
  expect(await row('Oak')).toBeVisible()
  await act(() => queryClient.invalidateQueries())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load plants')
  expect(await row('Oak')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await row('Oak')).toBeVisible()
})

test('the focus goes to the heading where the button “Try again” goes', async () => {
  const second = createDeferred<Page<Plant>>()
  const answer = vi.fn<Answer>(() => second.promise)
  answer.mockRejectedValueOnce(failed)
  const { user } = show(answer)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(heading()).toHaveFocus())
  second.resolve(page([OAK]))
  expect(await row('Oak')).toBeVisible()
  expect(heading()).toHaveFocus()
})

test('a button “Try again” that stays keeps the focus until the answer has come', async () => {
  const third = createDeferred<Page<Plant>>()
  const answer = vi.fn<Answer>(() => third.promise)
  answer.mockResolvedValueOnce(page([OAK])).mockRejectedValueOnce(failed)
  const { user, queryClient } = show(answer)
  expect(await row('Oak')).toBeVisible()
  await act(() => queryClient.invalidateQueries())
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await user.click(retry)
  expect(retry).toHaveFocus()
  third.resolve(page([OAK, ELM]))
  expect(await row('Elm')).toBeVisible()
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('Next and Previous walk by cursor, and words begin at the first page again', async () => {
  const answer = vi.fn<Answer>(({ cursor }) =>
    Promise.resolve(
      cursor === undefined ? page([OAK], { nextCursor: 'after-oak', total: 26 }) : page([ELM], { total: 26 }),
    ),
  )
  const { user, address } = show(answer)
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await row('Elm')).toBeVisible()
  expect(pager()).toHaveTextContent('26–26 of 26')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await row('Oak')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await row('Elm')
  await user.keyboard('/')
  await user.keyboard('oak')
  await waitFor(() => expect(answer.mock.lastCall?.[0]).toEqual({ limit: 25, q: 'oak' }))
  expect(address()).toBe('/plants?q=oak')
})

function PlantsInPanel({ answer, isFiltered }: { answer: Answer; isFiltered: boolean }) {
  const pages = useCursorPages('all', 10)
  const list = usePagedList(pages, queryOf(pages.asked, answer))
  return (
    <ListSection
      list={list}
      filters={<FilterBar label="Filter plants">Filters</FilterBar>}
      failure="Failed to load plants"
      pages="Pages of plants"
      loading="Loading plants"
      isFiltered={isFiltered}
      nothingYet="No plants yet"
      noMatch="No plant matches"
      frame={(content) => <section aria-label="Plants">{content}</section>}
      items={(plants) => <ItemList items={plants.map(({ id, name }) => ({ id, title: name }))} />}
    />
  )
}

const showPanel = (answer: Answer, isFiltered = false) =>
  renderScreen(<PlantsInPanel answer={answer} isFiltered={isFiltered} />)

test('rows without a table say that they are loading, and stand in their frame once they are there', async () => {
  const answer = createDeferred<Page<Plant>>()
  showPanel(() => answer.promise)
  expect(screen.getByRole('search', { name: 'Filter plants' })).toBeVisible()
  expect(await screen.findByText('Loading plants')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Plants' })).toBeNull()
  answer.resolve(page([OAK]))
  expect(within(await screen.findByRole('region', { name: 'Plants' })).getByText('Oak')).toBeVisible()
  expect(screen.queryByText('Loading plants')).toBeNull()
})

test('rows without a table have a pager only where one page does not hold them all', async () => {
  const { unmount } = showPanel(() => Promise.resolve(page([OAK, ELM])))
  expect(await screen.findByText('Oak')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Pages of plants' })).toBeNull()
  unmount()

  const { user } = showPanel(({ cursor }) =>
    Promise.resolve(
      page([cursor === undefined ? OAK : ELM], { nextCursor: cursor ? null : 'oak', total: 11 }),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Elm')).toBeVisible()
  expect(pager()).toHaveTextContent('11–11 of 11')
})

test.each([
  ['there are none at all', false, 'No plants yet'],
  ['none matches the filters', true, 'No plant matches'],
])('without a table, too, it is said that %s', async (_, isFiltered, words) => {
  showPanel(() => Promise.resolve(page([])), isFiltered)
  expect(await screen.findByText(words)).toBeVisible()
})

test('rows without a table that could not be loaded say so under their filters', async () => {
  showPanel(() => Promise.reject(failed))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load plants')
  expect(screen.getByRole('search', { name: 'Filter plants' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Plants' })).toBeNull()
})
