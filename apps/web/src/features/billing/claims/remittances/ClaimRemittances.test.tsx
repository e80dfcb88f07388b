import { type Api, ApiError, NetworkError } from '@oaklet/api'
import {
  aPage,
  aPractice,
  aRemittance,
  fixtureId,
  someClaimTotals,
  someImportedRemittances,
} from '@oaklet/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimsScreen } from '../ClaimsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

type Remittances = Api['remittances']
const show = ({
  remittances = {},
  user = {},
  state = '',
}: { remittances?: Partial<Remittances>; user?: object; state?: string } = {}) =>
  renderScreen(<ClaimsScreen />, {
    at: `/billing/claims?view=remittances${state}`,
    route: '/billing/claims',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: {
        totals: () => Promise.resolve(someClaimTotals()),
        folders: () => Promise.resolve({ folders: null }),
      },
      remittances: { list: () => Promise.resolve(aPage([aRemittance()])), ...remittances },
    },
  })

const drop = async (...names: string[]) => {
  const zone = await screen.findByRole('group', { name: 'Import remittances' })
  const files = names.map((name) => new File(['ISA*00*'], name))
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } })
}
const resultOf = async (name: string) => {
  const results = await screen.findByRole('region', { name: 'What was imported' })
  const items = await within(results).findAllByRole('listitem')
  const item = items.find(({ textContent }) => textContent.includes(name))
  if (item === undefined) throw new Error(`Nothing is said of ${name}`)
  return item
}

describe('the list', () => {
  test('says of each payment who paid, when, how much, under which number, and how it stands', async () => {
    const toReview = aRemittance({ state: 'needs_review', reviewCount: 2, claimCount: 20 })
    show({ remittances: { list: () => Promise.resolve(aPage([toReview])) } })
    const row = within(await screen.findByRole('row', { name: /Aetna/ }))
    expect(row.getByRole('link', { name: 'Aetna' })).toHaveAttribute(
      'href',
      `/billing/claims/remittances/${toReview.id}`,
    )
    for (const words of ['Nov 16, 2026', '$90.00', 'EFT0000001', '20', 'To review (2)', 'payment-1118.835']) {
      expect(row.getByText(words)).toBeVisible()
    }
  })

  test('leads to typing in a payment on paper, and says which ones were typed in', async () => {
    show({ remittances: { list: () => Promise.resolve(aPage([aRemittance({ fileName: null })])) } })
    const row = within(await screen.findByRole('row', { name: /Aetna/ }))
    expect(row.getByText('Typed in by hand')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Type in a payment' })).toHaveAttribute(
      'href',
      '/billing/claims/remittances/new',
    )
  })

  test('an insurance that nobody knows yet is called what it calls itself', async () => {
    const unknown = aRemittance({ payer: null, paidOn: null, state: 'needs_review', reviewCount: 0 })
    show({ remittances: { list: () => Promise.resolve(aPage([unknown])) } })
    const row = within(await screen.findByRole('row', { name: /AETNA/ }))
    expect(row.getByText('To review')).toBeVisible()
  })

  test('is narrowed to a state, which stands in the address', async () => {
    const list = vi.fn<Remittances['list']>(() => Promise.resolve(aPage([])))
    const { user, address } = show({ remittances: { list }, state: '&state=posted' })
    expect(await screen.findByText('No remittance matches')).toBeVisible()
    expect(list.mock.calls[0]?.[1]).toMatchObject({ state: 'posted' })
    const state = screen.getByRole('button', { name: /State/ })
    state.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('option', { name: 'Ready' }))
    await waitFor(() => expect(address()).toBe('/billing/claims?view=remittances&state=ready'))
    await waitFor(() => expect(list.mock.lastCall?.[1]).toMatchObject({ state: 'ready' }))
  })

  test('while there is none it says what they are, and to whom who may import them', async () => {
    const none = { list: () => Promise.resolve(aPage([])) }
    const { unmount } = show({ remittances: none })
    expect(await screen.findByText('No remittances yet')).toBeVisible()
    expect(screen.getByText(/Import it above/)).toBeVisible()
    unmount()
    show({ remittances: none, user: { permissions: ['claims:view'] } })
    expect(await screen.findByText('No remittances yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
  })

  test('says what went wrong, and tries again when asked', async () => {
    const list = vi.fn<Remittances['list']>().mockRejectedValueOnce(new NetworkError('unreachable'))
    const { user } = show({ remittances: { list: list.mockResolvedValue(aPage([aRemittance()])) } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load remittances')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Aetna/ })).toBeVisible()
  })
})

describe('importing', () => {
  test('says of each file which payments it holds, what was left out, and what was there before', async () => {
    const second = aRemittance({
      id: fixtureId(99),
      state: 'needs_review',
      reviewCount: 1,
      traceNumber: 'EFT2',
    })
    const importFile = vi
      .fn<Remittances['importFile']>()
      .mockResolvedValueOnce(someImportedRemittances({ remittances: [aRemittance(), second], otherCount: 1 }))
      .mockResolvedValueOnce(someImportedRemittances({ isRepeated: true }))
    show({ remittances: { importFile } })
    await drop('two.835', 'again.835')
    const again = await resultOf('again.835')
    await waitFor(() => expect(again).toHaveTextContent('1 payment, imported before, nothing changed'))
    expect(within(again).getByText('Nothing changed')).toBeVisible()
    const item = within(await resultOf('two.835'))
    expect(item.getByText(/2 payments, 1 other is paid to somebody else and left out/)).toBeVisible()
    expect(item.getByRole('link', { name: 'Aetna, EFT2' })).toHaveAttribute(
      'href',
      `/billing/claims/remittances/${second.id}`,
    )
    expect(await resultOf('two.835')).toHaveTextContent('$90.00, Nov 16, 2026, To review (1)')
    expect(screen.getByRole('link', { name: 'See remittances to review' })).toHaveAttribute(
      'href',
      '/billing/claims?view=remittances&state=needs_review',
    )
  })

  test('a file that is refused says why, and nothing is tried again', async () => {
    const refused = new ApiError({
      ...{ code: 'validation_failed', status: 422, serverMessage: 'Check what you entered.' },
      fieldErrors: [{ path: 'content', message: 'This is a 999: import it under Answers.' }],
      requestId: null,
    })
    const foreign = new ApiError({
      ...{
        code: 'not_ours',
        status: 409,
        serverMessage: 'This file pays nobody who bills for this practice.',
      },
      ...{ fieldErrors: [], requestId: null },
    })
    const importFile = vi.fn<Remittances['importFile']>()
    importFile.mockRejectedValueOnce(refused).mockRejectedValueOnce(foreign)
    show({ remittances: { importFile } })
    await drop('answers.999', 'other.835')
    const other = await resultOf('other.835')
    await waitFor(() => expect(other).toHaveTextContent('This file pays nobody who bills for this practice.'))
    expect(await resultOf('answers.999')).toHaveTextContent('This is a 999: import it under Answers.')
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  })

  test('after a lost answer the same file is sent again under the same key', async () => {
    const importFile = vi
      .fn<Remittances['importFile']>()
      .mockRejectedValueOnce(new NetworkError('unreachable'))
      .mockResolvedValue(someImportedRemittances())
    const { user } = show({ remittances: { importFile } })
    await drop('one.835')
    await user.click(await screen.findByRole('button', { name: 'Try again: one.835' }))
    expect(await within(await resultOf('one.835')).findByText('Imported')).toBeVisible()
    const [first, second] = importFile.mock.calls
    expect(second?.[1]).toEqual(first?.[1])
    expect(second?.[2]?.idempotencyKey).toBe(first?.[2]?.idempotencyKey)
  })
})
