import { type Api, NetworkError } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { aClaim, aClaimBook, aClaimForm, aClaimLine, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimScreen } from './ClaimScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T15:30:00Z') }))

type BookOf = Api['remittances']['bookOf']
const show = (claim: Claim, bookOf?: BookOf, query = '') =>
  renderScreen(<ClaimScreen />, {
    at: `/billing/claims/${claim.id}${query}`,
    route: '/billing/claims/:claimId',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: { get: () => Promise.resolve(claim) },
      receivedFiles: { ofClaim: () => Promise.resolve([]) },
      remittances: { ...(bookOf && { bookOf }) },
    },
  })
const sent = () => aClaim({ state: 'paid', steps: [], submittedOn: '2026-10-07' })
const card = async () => within(await screen.findByRole('region', { name: 'Book' }))

/** The book of a claim whose session has the number of the form’s first line. */
const aBook = () => {
  const lineNumber = aClaimForm().lines[0]?.controlNumber ?? ''
  const book = aClaimBook()
  return { ...book, entries: book.entries.map((entry) => ({ ...entry, lineNumber })) }
}

test('every entry says what it is, with which payment it came, who wrote it, and what it adds', async () => {
  show(sent(), () => Promise.resolve(aBook()))
  const paid = within(await (await card()).findByRole('row', { name: /Paid by the insurance/ }))
  expect(paid.getByRole('link', { name: 'AETNA, Nov 16, 2026' })).toHaveAttribute(
    'href',
    `/billing/claims/remittances/${fixtureId(98)}`,
  )
  expect(paid.getByText('by Olivia Bennett')).toBeVisible()
  expect(paid.getByText('−$90.00')).toBeVisible()
  const charged = within((await card()).getByRole('row', { name: /Charged/ }))
  expect(charged.getByText('+$145.00')).toBeVisible()
  expect(charged.queryByRole('link')).toBeNull()
  const sums = await card()
  expect(sums.getByRole('button', { name: 'Nov 3, 2026, 90834: $0.00 open' })).toBeVisible()
  expect(sums.getByText('Given to the client', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '−$25.00',
  )
})

test('of several sessions each says what is open, and its entries show once it is opened', async () => {
  const [first, second] = [aClaimLine(), aClaimLine({ controlNumber: 'L2', date: '2026-11-10' })]
  const [charged] = aClaimBook().entries
  if (charged === undefined) throw new Error('The book has too few entries')
  const ofSecond = [
    { ...charged, id: fixtureId(995), lineNumber: 'L2' },
    { ...charged, id: fixtureId(996), lineNumber: 'L2', kind: 'paid' as const, cents: -15_000 },
  ]
  const book = aBook()
  const { user } = show({ ...sent(), form: aClaimForm({ lines: [first, second] }) }, () =>
    Promise.resolve({ ...book, entries: [...book.entries, ...ofSecond] }),
  )
  const inBook = await card()
  expect(await inBook.findByRole('button', { name: 'Nov 3, 2026, 90834: $0.00 open' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  expect(inBook.queryByRole('row')).toBeNull()
  inBook.getByRole('button', { name: 'Nov 10, 2026, 90834: $5.00 owed back' }).focus()
  await user.keyboard('{Enter}')
  const entries = within(inBook.getByRole('grid', { name: 'Entries for Nov 10, 2026, 90834' }))
  expect(entries.getByText('−$150.00')).toBeVisible()
})

test('an entry that takes another one back says so, and what is paid too much is owed back', async () => {
  const book = aBook()
  const [charged, paid] = book.entries
  if (charged === undefined || paid === undefined) throw new Error('The book has too few entries')
  const back = { ...paid, id: fixtureId(995), cents: 9_000, reversesId: paid.id }
  show(sent(), () =>
    Promise.resolve({ ...book, entries: [charged, paid, back], insurancePaidCents: 0, openCents: -500 }),
  )
  expect(await (await card()).findByText('Undone: paid by the insurance')).toBeVisible()
  expect((await card()).getByText('Owed back to the insurance').nextElementSibling).toHaveTextContent('$5.00')
})

test('a claim that was not sent has none yet, and nobody asks for it', async () => {
  const bookOf = vi.fn<BookOf>()
  show(aClaim({ submittedOn: null }), bookOf)
  expect((await card()).getByText(/owes nothing before the claim is sent/)).toBeVisible()
  expect(bookOf).not.toHaveBeenCalled()
})

test('a book that could not be loaded is asked for again', async () => {
  const bookOf = vi.fn<BookOf>().mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show(sent(), bookOf.mockResolvedValue(aBook()))
  const alert = await (await card()).findByRole('alert')
  expect(alert).toHaveTextContent('Failed to load claim')
  await user.click((await card()).getByRole('button', { name: 'Try again' }))
  expect(await (await card()).findByRole('row', { name: /Paid by the insurance/ })).toBeVisible()
})

test('the address of a remittance below a claim leads to the remittance', async () => {
  show(sent(), undefined, `?remittance=${fixtureId(98)}`)
  expect(await screen.findByText(`Went to /billing/claims/remittances/${fixtureId(98)}`)).toBeVisible()
})
