import { ApiError, NetworkError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type Measure } from '@oaklet/api/contract'
import { aClient, aMeasure, aPage, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientMeasures } from './ClientMeasures'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const MISTAKE = { reason: 'Another client’s sheet', byName: 'Olivia Wren', at: '2026-11-17T12:00:00Z' }

/** A PHQ-9 that tells of thoughts of death, and whose first answers are all this one. */
const alarming = (changes: Partial<Measure> = {}) =>
  aMeasure({ answers: [2, 2, 2, 2, 2, 2, 2, 2, 1], ...changes })

/** The list of a client: 12 now, 17 at the first, and one that was a mistake. */
const some = [
  aMeasure({ id: fixtureId(81) }),
  aMeasure({
    id: fixtureId(82),
    takenOn: '2026-06-01',
    answers: [3, 3, 3, 3, 3, 3, 3, 3, 3],
    status: 'entered_in_error',
    error: MISTAKE,
  }),
  alarming({ id: fixtureId(83), takenOn: '2026-01-12' }),
]

function show(measures: FakeApi['measures'], options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(<ClientMeasures client={aClient()} practice={aPractice()} today="2026-11-17" />, {
    api: { measures, packets: { listSchedules: () => Promise.resolve([]) } },
    ...options,
  })
}
const listing = (measures: Measure[]) => ({ list: () => Promise.resolve(aPage(measures)) })
const refusal = (code: 'stale_edit' | 'malformed_request', status: number) =>
  new ApiError({ code, status, serverMessage: 'Not now.', requestId: null })
const history = () => screen.findByRole('grid', { name: 'History of measures' })

describe('where a client stands', () => {
  test('is the latest result that counts, in points and in a word, with the change since the first', async () => {
    show(listing(some))
    const card = within(await screen.findByRole('region', { name: 'PHQ-9' }))
    expect(card.getByText('12 of 27')).toBeVisible()
    expect(card.getByText('Moderate')).toBeVisible()
    expect(card.getByText('November 17, 2026')).toBeVisible()
    expect(card.getByText('5 points lower than at the first, Jan 12, 2026')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'GAD-7' })).toBeNull()
  })

  test('is drawn from two results on, without what was recorded by mistake', async () => {
    const { user } = show(listing(some))
    const chart = within(await screen.findByRole('figure', { name: 'PHQ-9 over time' }))
    expect(
      chart.getByText(/^The score fell from 17 \(moderately severe\) on January 12, 2026 to 12/),
    ).toBeVisible()
    await user.click(chart.getByRole('button', { name: 'Show as table' }))
    expect(chart.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Jan 12, 2026',
      'Nov 17, 2026',
    ])
  })

  test('has no chart while there is one result', async () => {
    show(listing([aMeasure()]))
    expect(await screen.findByText('The first result so far')).toBeVisible()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  test('is told from all pages that the server gives', async () => {
    const list = vi
      .fn()
      .mockResolvedValueOnce(aPage(some.slice(0, 2), { nextCursor: 'more', total: 3 }))
      .mockResolvedValueOnce(aPage(some.slice(2), { total: 3 }))
    show({ list })
    expect(await screen.findByText(/^5 points lower/)).toBeVisible()
    expect(list.mock.calls.map((call: unknown[]) => call[1])).toEqual([
      { limit: 100 },
      { limit: 100, cursor: 'more' },
    ])
  })
})

describe('the history', () => {
  test('has every result with its score and its word, and says in words what is to be looked at', async () => {
    show(listing(some))
    const rows = within(await history())
      .getAllByRole('row')
      .slice(1)
    expect(rows[0]).toHaveTextContent(/Nov 17, 2026.*PHQ-9.*12 of 27.*Moderate.*Dr\. Imani Cole/)
    expect(rows[0]).not.toHaveTextContent('Question 9')
    expect(rows[1]).toHaveTextContent(/Jun 1, 2026.*Entered in error/)
    expect(rows[1]).not.toHaveTextContent('Question 9')
    expect(rows[2]).toHaveTextContent(/Moderately severe.*Question 9: thoughts of death or self-harm/)
  })

  test('is paged by ten', async () => {
    const many = Array.from({ length: 12 }, (_, index) => aMeasure({ id: fixtureId(100 + index) }))
    const { user } = show(listing(many))
    expect(within(await history()).getAllByRole('row')).toHaveLength(11)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('group', { name: 'Pages of the history' })).toHaveTextContent('11–12 of 12')
    expect(within(await history()).getAllByRole('row')).toHaveLength(3)
  })

  test('opens a result with each answer, what was said of daily life, and who recorded it', async () => {
    const { user } = show(listing([alarming({ difficulty: 'very' })]))
    await user.click(within(await history()).getByRole('rowheader', { name: 'Nov 17, 2026, PHQ-9' }))
    const result = within(await screen.findByRole('dialog', { name: 'PHQ-9, November 17, 2026' }))
    expect(result.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...Array.from({ length: 8 }, () => 'More than half the days (2)'),
      'Several days (1)',
      'Very difficult',
    ])
    expect(result.getByText('Question 9: thoughts of death or self-harm')).toBeVisible()
    expect(result.getByText('Recorded by Dr. Imani Cole, Tue, Nov 17, 10:00 AM')).toBeVisible()
  })

  test('says of a mistake who found it, when and why, and offers no second time', async () => {
    const { user } = show(listing([aMeasure({ status: 'entered_in_error', error: MISTAKE })]))
    await user.click(within(await history()).getByRole('rowheader', { name: 'Nov 17, 2026, PHQ-9' }))
    const result = within(await screen.findByRole('dialog'))
    expect(
      result.getByText(/^Olivia Wren said so on Tue, Nov 17, 7:00 AM: “Another client’s sheet”/),
    ).toBeVisible()
    expect(result.queryByRole('button', { name: 'Mark as entered in error' })).toBeNull()
  })
})

describe('entered in error', () => {
  async function startMarking(measures: FakeApi['measures']) {
    const view = show(measures)
    await view.user.click(within(await history()).getByRole('rowheader', { name: 'Nov 17, 2026, PHQ-9' }))
    await view.user.click(await screen.findByRole('button', { name: 'Mark as entered in error' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mark as entered in error' })
    return { ...view, dialog: within(dialog) }
  }

  test('needs a reason, and sends it with the version that was read', async () => {
    const marked = aMeasure({ status: 'entered_in_error', error: MISTAKE, version: 2 })
    const markError = vi.fn(() => Promise.resolve(marked))
    const list = vi
      .fn()
      .mockResolvedValueOnce(aPage([aMeasure()]))
      .mockResolvedValue(aPage([marked]))
    const { user, dialog } = await startMarking({ list, markError })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(markError).not.toHaveBeenCalled()
    expect(dialog.getByRole('textbox', { name: 'What was wrong?' })).toBeInvalid()
    await user.type(dialog.getByRole('textbox'), 'Another client’s sheet')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText(/^Olivia Wren said so on/)).toBeVisible()
    expect(markError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ measureId: aMeasure().id }), {
      reason: 'Another client’s sheet',
      version: 1,
    })
    expect(screen.queryByRole('dialog', { name: 'Mark as entered in error' })).toBeNull()
  })

  test('keeps the reason when it could not be sent', async () => {
    const markError = () => Promise.reject(refusal('malformed_request', 400))
    const { user, dialog } = await startMarking({ ...listing([aMeasure()]), markError })
    await user.type(dialog.getByRole('textbox'), 'Mixed up')
    await user.click(dialog.getByRole('button', { name: 'Mark as entered in error' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.')
    expect(dialog.getByRole('textbox')).toHaveValue('Mixed up')
  })

  test('tells of somebody who was first, and shows the result as it is now', async () => {
    const theirs = aMeasure({ status: 'entered_in_error', error: MISTAKE, version: 2 })
    const list = vi
      .fn()
      .mockResolvedValueOnce(aPage([aMeasure()]))
      .mockResolvedValue(aPage([theirs]))
    const markError = () => Promise.reject(refusal('stale_edit', 409))
    const { user, dialog } = await startMarking({ list, markError })
    await user.type(dialog.getByRole('textbox'), 'Mixed up')
    await user.click(dialog.getByRole('button', { name: 'Mark as entered in error' }))
    expect(await dialog.findByText('The result is marked as entered in error already')).toBeVisible()
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(await screen.findByText(/^Olivia Wren said so on/)).toBeVisible()
  })
})

describe('a safety alert', () => {
  const SPOKEN = {
    ...{ spokenOn: '2026-11-17', note: 'Called them; safety plan made' },
    ...{ byName: 'Olivia Wren', at: '2026-11-17T12:30:00Z' },
  }
  const open = alarming()
  const closed = alarming({ isAlertOpen: false, acknowledgment: SPOKEN, version: 2 })
  const startClosing = async (measures: FakeApi['measures']) => {
    const view = show(measures)
    await view.user.click(await screen.findByRole('button', { name: 'Show the result' }))
    await view.user.click(await screen.findByRole('button', { name: 'Spoken with the client' }))
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Spoken with the client' })) }
  }

  test('stands over the results until somebody says when they spoke, and what came of it', async () => {
    const acknowledge = vi.fn(() => Promise.resolve(closed))
    const list = vi
      .fn()
      .mockResolvedValueOnce(aPage([open]))
      .mockResolvedValue(aPage([closed]))
    const { user, dialog } = await startClosing({ list, acknowledge })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(acknowledge).not.toHaveBeenCalled()
    expect(dialog.getByRole('textbox', { name: 'What came of it?' })).toBeInvalid()
    await user.type(dialog.getByRole('textbox', { name: 'What came of it?' }), SPOKEN.note)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('heading', { name: 'Spoken with the client, Nov 17, 2026' })).toBeVisible()
    expect(screen.getByText('Written by Olivia Wren, Tue, Nov 17, 7:30 AM')).toBeVisible()
    expect(acknowledge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ measureId: open.id }), {
      ...{ spokenOn: '2026-11-17', note: SPOKEN.note, version: 1 },
    })
    const result = within(screen.getByRole('dialog', { name: 'PHQ-9, November 17, 2026' }))
    await user.click(result.getByRole('button', { name: 'Close' }))
    expect(await history()).toHaveTextContent('Spoken with the client, Nov 17, 2026')
    expect(screen.queryByRole('button', { name: 'Show the result' })).toBeNull()
  })

  test('that somebody else closed meanwhile leaves nothing to do', async () => {
    const list = vi
      .fn()
      .mockResolvedValueOnce(aPage([open]))
      .mockResolvedValue(aPage([closed]))
    const acknowledge = () => Promise.reject(refusal('stale_edit', 409))
    const { user, dialog } = await startClosing({ list, acknowledge })
    await user.type(dialog.getByRole('textbox', { name: 'What came of it?' }), 'Called them')
    await user.click(dialog.getByRole('button', { name: 'Close the alert' }))
    expect(await dialog.findByText('The alert is closed already')).toBeVisible()
  })

  test('is closed with those of earlier results, and all are shown so when the dialog closes', async () => {
    const before = { id: fixtureId(83), takenOn: '2026-01-12' }
    let answer: (measures: ReturnType<typeof aPage<Measure>>) => void = () => undefined
    const reloaded = new Promise<ReturnType<typeof aPage<Measure>>>((resolve) => {
      answer = resolve
    })
    const list = vi
      .fn()
      .mockResolvedValueOnce(aPage([open, alarming(before)]))
      .mockReturnValue(reloaded)
    const { user, dialog } = await startClosing({ list, acknowledge: () => Promise.resolve(closed) })
    await user.type(dialog.getByRole('textbox', { name: 'What came of it?' }), SPOKEN.note)
    await user.click(dialog.getByRole('button', { name: 'Close the alert' }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    expect(dialog.getByRole('button', { name: 'Closing…' })).toBeVisible()
    expect(dialog.queryByText('The alert is closed already')).toBeNull()
    answer(aPage([closed, alarming({ ...before, isAlertOpen: false, acknowledgment: SPOKEN })]))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Spoken with the client' })).toBeNull())
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('button', { name: 'Show the result' })).toBeNull()
  })

  test('leaves nothing to do where the answer to one’s own try was lost', async () => {
    const list = vi.fn().mockResolvedValueOnce(aPage([open]))
    const { user, dialog } = await startClosing({
      list: list.mockResolvedValue(aPage([closed])),
      acknowledge: () => Promise.reject(new NetworkError('timeout')),
    })
    await user.type(dialog.getByRole('textbox', { name: 'What came of it?' }), SPOKEN.note)
    await user.click(dialog.getByRole('button', { name: 'Close the alert' }))
    expect(await dialog.findByText('The alert is closed already')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Close the alert' })).toBeNull()
  })
})

describe('the tab', () => {
  test('says what measures are for while there are none, and offers the first', async () => {
    const { user } = show(listing([]))
    expect(await screen.findByText('No measures yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Record a measure' }))
    expect(await screen.findByRole('dialog', { name: 'Record a measure' })).toBeVisible()
  })

  test('can be asked for again when it could not be loaded', async () => {
    const list = vi.fn().mockRejectedValueOnce(refusal('malformed_request', 400))
    const { user } = show({ list: list.mockResolvedValue(aPage(some)) })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await history()).toBeVisible()
  })

  test.each(['Read-only', 'Supervisor'] as const)(
    'offers a %s nothing that will be refused',
    async (role) => {
      const permissions = [...BUILT_IN_ROLE_PERMISSIONS[role]].filter((one) => !one.startsWith('measures:'))
      const { user } = show(listing(some), { user: { permissions: [...permissions, 'measures:view'] } })
      await user.click(within(await history()).getByRole('rowheader', { name: 'Nov 17, 2026, PHQ-9' }))
      await screen.findByRole('dialog')
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Mark as entered in error' })).toBeNull(),
      )
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.queryByRole('button', { name: 'Record a measure' })).toBeNull()
    },
  )
})
