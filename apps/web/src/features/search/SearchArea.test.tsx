import { type Api, NetworkError } from '@oaklet/api'
import { aClientHit, aSearchAnswer, createDeferred } from '@oaklet/api/testing'
import type { SearchAnswer, SearchGroup } from '@oaklet/api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import type { SearchScreen } from './search-screen'
import { SearchArea } from './SearchArea'

const SCREENS: readonly SearchScreen[] = [
  { id: 'calendar', label: 'Calendar', icon: 'calendar', path: '/calendar' },
  { id: 'clients', label: 'Clients', icon: 'clients', path: '/clients' },
]
const clientsNamed = (...names: string[]): SearchGroup[] => [
  { kind: 'client', hits: names.map((name) => aClientHit({ id: name, name })), hasMore: false },
]
const suggest = vi.fn<Api['search']['suggest']>(() => Promise.resolve(aSearchAnswer().groups))
const ask = vi.fn<Api['search']['ask']>(() => Promise.resolve(aSearchAnswer()))

beforeEach(() => {
  suggest.mockClear()
  ask.mockClear()
})

function show(search: FakeApi['search'] = {}, at = '/dashboard', look: 'field' | 'button' = 'field') {
  const view = renderScreen(<SearchArea screens={SCREENS} look={look} />, {
    at,
    api: { search: { suggest, ask, ...search } },
  })
  const field = () => screen.getByRole('combobox', { name: 'Search' })
  return { ...view, field, panel: () => screen.findByRole('dialog', { name: 'Oaklet AI' }) }
}

test('suggests what the words in the box may mean', async () => {
  const { user, field } = show()
  expect(field()).toHaveAttribute('placeholder', 'Ask Oaklet AI anything...')
  await user.type(field(), 'veg')
  expect(await screen.findByRole('option', { name: /^Invoice 1042/ })).toBeVisible()
  expect(suggest.mock.calls.map(([, { q }]) => q)).toEqual(['veg'])
})

test('leads with the arrows and Enter to the record, and is empty afterwards', async () => {
  const { user, field, address } = show()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await user.type(field(), 'vega')
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringMatching(/^Mari Vega, Born /),
    expect.stringMatching(/^Mari Vega, /),
    expect.stringMatching(/^Invoice 1042, /),
    expect.stringMatching(/^Dr. Imani Cole, /),
  ])
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id)
  expect(screen.getByRole('group', { name: 'Clients' })).toContainElement(options[0] ?? null)
  const isAt = (option: HTMLElement | undefined) => {
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('aria-activedescendant', option?.id)
    expect(option).toHaveAttribute('aria-selected', 'true')
  }
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  isAt(options[0])
  await user.keyboard('{ArrowUp}')
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{ArrowUp}')
  isAt(options[3])
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(address()).toMatch(/^\/calendar\?date=2026-11-17&appointment=/)
})

test('Home, End and further letters stay in the text, where Enter asks', async () => {
  const { user, field } = show()
  await user.type(field(), 'vega')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{Home}M')
  expect(field()).toHaveValue('Mvega')
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('You asked: Mvega')).toBeVisible()
})

test('a suggestion opens in a tab of its own where that is asked for', async () => {
  const { user, field, address } = show()
  await user.type(field(), 'vega')
  const [option] = await screen.findAllByRole('option')
  expect(option).toHaveAttribute('href', expect.stringMatching(/^\/clients\?client=/))
  const opened = vi.fn((event: MouseEvent) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  window.addEventListener('click', opened, { once: true })
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
  expect(opened).toHaveBeenCalledOnce()
  expect(opened.mock.calls[0]?.[0].ctrlKey).toBe(true)
  expect(address()).toBe('/dashboard')
})

test('says how many there are once for each phrase, and nothing of former words', async () => {
  const answers = new Map([
    ['veg', clientsNamed('Mari Vega', 'Ana Vega')],
    ['vega', clientsNamed('Mari Vega')],
  ])
  const said = () =>
    [...document.querySelectorAll('[role=log] > *')].map(({ textContent }) => textContent).filter(Boolean)
  const { user, field } = show({ suggest: (_params, { q }) => Promise.resolve(answers.get(q) ?? []) })
  await user.type(field(), 'veg')
  await waitFor(() => expect(said()).toContain('2 suggestions. Press Down Arrow to reach them.'))
  await user.type(field(), 'a')
  await waitFor(() => expect(said()).toContain('1 suggestion. Press Down Arrow to reach it.'))
  expect(said().filter((words) => words.startsWith('2 '))).toHaveLength(1)
})

test('finds screens by their names, beside what the server found', async () => {
  const { user, field } = show({ suggest: () => Promise.resolve([]) })
  await user.type(field(), 'cal')
  expect(await screen.findByRole('option', { name: 'Calendar' })).toHaveAttribute('href', '/calendar')
  expect(screen.queryByRole('option', { name: 'Clients' })).toBeNull()
})

test('says that Enter searches when nothing is suggested', async () => {
  const { user, field } = show({ suggest: () => Promise.resolve([]) })
  await user.type(field(), 'zzz')
  const words = 'Press Enter to search for "zzz"'
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0))
  await user.keyboard('{Escape}')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('zzz')
  await user.keyboard('{Escape}')
  expect(field()).toHaveValue('')
})

test('says so when suggestions fail, and Enter still searches', async () => {
  const { user, field, panel } = show({ suggest: () => Promise.reject(new NetworkError('unreachable')) })
  await user.type(field(), 'vega')
  const words = 'Failed to load suggestions. Press Enter to search for "vega"'
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0))
  await user.keyboard('{Enter}')
  expect(await panel()).toBeVisible()
})

test('an older answer never stands over a newer one', async () => {
  const older = createDeferred<SearchGroup[]>()
  const newer = createDeferred<SearchGroup[]>()
  const given: AbortSignal[] = []
  const { user, field } = show({
    suggest: (_params, { q }, options) => {
      if (options?.signal) given.push(options.signal)
      return (q === 'veg' ? older : newer).promise
    },
  })
  await user.type(field(), 'veg')
  await waitFor(() => expect(given).toHaveLength(1))
  await user.type(field(), 'a')
  await waitFor(() => expect(given).toHaveLength(2))
  expect(given[0]?.aborted).toBe(true)
  newer.resolve(clientsNamed('The newer'))
  expect(await screen.findByRole('option', { name: /^The newer/ })).toBeVisible()
  older.resolve(clientsNamed('The older'))
  await older.promise
  expect(screen.queryByRole('option', { name: /^The older/ })).toBeNull()
  expect(screen.getByRole('option', { name: /^The newer/ })).toBeVisible()
})

test('answers Enter beside the page, says it once, and gives focus back', async () => {
  const { user, field, panel } = show({
    ask: (params, query) => ask(params, query).then((answer) => ({ ...answer, answer: 'Found just once.' })),
  })
  await user.type(field(), ' vega {Enter}')
  const shown = within(await panel())
  expect(await shown.findByText('Found just once.')).toBeVisible()
  expect(shown.getByRole('heading', { name: 'Oaklet AI' })).toHaveFocus()
  expect(ask.mock.calls.map(([, { q }]) => q)).toEqual(['vega'])
  expect(shown.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Clients',
    'Appointments',
    'Invoices',
    'Clinicians',
  ])
  expect(shown.getByRole('link', { name: 'More invoices' })).toHaveAttribute(
    'href',
    '/billing/invoices?q=vega',
  )
  expect(shown.getByRole('link', { name: 'Link to this answer' })).toHaveAttribute(
    'href',
    '/oaklet-ai?q=vega',
  )
  expect(screen.getAllByText('Found just once. 4 results.')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(field()).toHaveFocus())
})

test('closes the answer when a result is opened', async () => {
  const { user, field, panel, address } = show()
  await user.type(field(), 'vega{Enter}')
  await user.click(await within(await panel()).findByRole('link', { name: 'Invoice 1042' }))
  expect(address()).toMatch(/^\/billing\/invoices\//)
})

test('says the specification’s sentence when a search fails, and tries again', async () => {
  const answers = [
    () => Promise.reject<SearchAnswer>(new NetworkError('unreachable')),
    () => ask({ practiceId: '' }, { q: '' }),
  ]
  const { user, field, panel } = show({
    ask: () => answers.shift()?.() ?? ask({ practiceId: '' }, { q: '' }),
  })
  await user.type(field(), 'vega{Enter}')
  const shown = within(await panel())
  expect(await shown.findByRole('alert')).toHaveTextContent(
    'Failed to process your search. Please try again.',
  )
  await user.click(shown.getByRole('button', { name: 'Try again' }))
  expect(await shown.findByText('Here is what was found.')).toBeVisible()
  expect(shown.queryByRole('alert')).toBeNull()
})

test('opens on the question in the address, and takes it out of there when closed', async () => {
  const { user, field, panel, address } = show({}, '/dashboard?ask=vega')
  expect(await within(await panel()).findByText('You asked: vega')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/dashboard')
  await waitFor(() => expect(field()).toHaveFocus())
})

test('asks nothing when nothing was typed', async () => {
  const { user, field } = show()
  await user.type(field(), '  {Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('keeps nothing that was found once it is out of sight', async () => {
  const { user, field, panel, queryClient } = show()
  await user.type(field(), 'vega{Enter}')
  await within(await panel()).findByText('Here is what was found.')
  await user.keyboard('{Escape}')
  await user.clear(field())
  const kept = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
  await waitFor(() => expect(kept()).toEqual([]))
})

test('on a phone a button opens the search over the page', async () => {
  const { user, field, panel } = show({}, '/dashboard', 'button')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Search' })
  expect(field()).toHaveFocus()
  await user.type(field(), 'vega')
  const option = await within(dialog).findByRole('option', { name: /^Invoice 1042/ })
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(field()).toHaveAttribute('aria-activedescendant', option.id)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
  expect(await within(await panel()).findByText('Here is what was found.')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus())
})
