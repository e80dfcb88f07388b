import { ApiError, NetworkError } from '@oaklet/api'
import type { Permission, Statement } from '@oaklet/api/contract'
import { aDocumentSending, aPractice, aStatement, aStatementDocument } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveFile } from '../../../shared/save-file'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { StatementScreen } from './StatementScreen'

vi.mock('../../../shared/save-file', () => ({ saveFile: vi.fn() }))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-04T13:00:00Z') })
  vi.mocked(saveFile).mockClear()
})

interface Shown {
  permissions?: Permission[]
  verbs?: FakeApi['statements']
  search?: string
}

const show = (statement: Statement, { permissions, verbs, search = '' }: Shown = {}) =>
  renderScreen(<StatementScreen />, {
    at: `/billing/statements/${statement.id}${search}`,
    route: '/billing/statements/:statementId',
    ...(permissions && { user: { permissions } }),
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      statements: { get: () => Promise.resolve(statement), ...verbs },
    },
  })

const draft = aStatement({ status: 'draft', number: null, version: 1, sendings: [] })
const paper = async () => within(await screen.findByRole('article', { name: 'What this statement says' }))
type Paper = Awaited<ReturnType<typeof paper>>
const factsOf = (sheet: Paper, term: string) =>
  sheet.getAllByText(term).map((one) => one.nextElementSibling?.textContent)
const button = (name: string) => screen.findByRole('button', { name })
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const bodyOf = (verb: ReturnType<typeof vi.fn>): unknown => (verb.mock.lastCall as unknown[])[1]

describe('what a statement says', () => {
  test('adds up under its headings, line by line', async () => {
    show(aStatement())
    const sheet = await paper()
    expect(sheet.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Statement of account',
      'From',
      'For',
      'Charges and payments',
      'To pay, by days since it was due',
      'How to pay',
    ])
    expect(sheet.getByText('Statement 1 · Nov 2, 2026 – Dec 1, 2026')).toBeVisible()
    expect(factsOf(sheet, 'Name')).toEqual(['Oakwood Therapy Group PLLC', 'Marisol Vega'])
    const table = within(sheet.getByRole('table', { name: 'Charges and payments since the last statement' }))
    const rows = table.getAllByRole('row').slice(1)
    const cells = rows.map((row) =>
      [...row.children].map((cell) => cell.lastElementChild?.textContent).join(' | '),
    )
    expect(cells).toEqual([
      'Nov 2, 2026 | Balance before |  | $20.00',
      'Nov 4, 2026 | Invoice 1001 | $150.00 | $170.00',
      'Nov 16, 2026 | Payment by check (204) for invoice 1001 | −$50.00 | $120.00',
    ])
    expect(factsOf(sheet, 'To pay')).toEqual(['$120.00'])
    expect(factsOf(sheet, 'Not due, or up to 30 days')).toEqual(['$100.00'])
    expect(factsOf(sheet, '31 to 60 days')).toEqual(['$20.00'])
    expect(sheet.getByText('Please pay $120.00.')).toBeVisible()
    expect(sheet.queryByText(/of credit/)).toBeNull()
  })

  test('names credit that stands on no invoice', async () => {
    show(aStatement({ document: aStatementDocument({ creditCents: 5000 }) }))
    expect((await paper()).getByText(/^You have \$50.00 of credit/)).toBeVisible()
  })

  test('of a draft is stamped, and names the client in its heading', async () => {
    show(draft)
    expect((await paper()).getByText('Draft: not sent')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Draft statement for Mari Vega')
    expect(screen.queryByRole('list', { name: 'History of this statement' })).toBeNull()
  })

  test('of a draft that nobody bills says where that is put right', async () => {
    const document = aStatementDocument({ biller: null })
    const { unmount } = show({ ...draft, document })
    expect(await screen.findByRole('link', { name: 'Billing settings' })).toHaveAttribute(
      'href',
      '/billing/settings',
    )
    expect((await paper()).getByText('Not known')).toBeVisible()
    unmount()
    show({ ...draft, document }, { permissions: ['invoices:view'] })
    expect(await screen.findByText('Nobody is named who bills')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Billing settings' })).toBeNull()
  })
})

test.each([
  ['draft', draft, ['Discard draft', 'Send'], []],
  ['sent one', aStatement(), ['Print', 'Download PDF', 'Send again'], ['Print', 'Download PDF']],
])('of a %s can be done what its status and the role allow', async (_, statement, all, some) => {
  const { unmount } = show(statement)
  await paper()
  expect(buttons()).toEqual(all)
  unmount()
  show(statement, { permissions: ['invoices:view'] })
  await paper()
  expect(buttons()).toEqual(some)
})

test('the history says when and how it was sent, the newest first', async () => {
  const byHand = { how: 'handed_over', email: null, sentAt: '2026-12-02T16:00:00Z' } as const
  show(aStatement({ sendings: [aDocumentSending(byHand), aDocumentSending()] }))
  const history = within(await screen.findByRole('list', { name: 'History of this statement' }))
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Handed overWed, Dec 2, 11:00 AMby Olivia Bennett',
    'Sent by e-mail to mari.vega@mail.exampleTue, Dec 1, 11:00 AMby Olivia Bennett',
    'DraftedTue, Dec 1',
  ])
})

describe('sending', () => {
  test('goes to the client’s address, and stays with the statement', async () => {
    const send = vi.fn(() => Promise.resolve(aStatement()))
    const { user, address } = show(draft, { verbs: { send } })
    await user.click(await button('Send'))
    expect(await screen.findByText(/nothing of their treatment/)).toBeVisible()
    await user.click(await button('Send by e-mail'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodyOf(send)).toEqual({ version: 1, how: 'email', email: 'mari.vega@mail.example' })
    expect(address()).toBe(`/billing/statements/${draft.id}`)
  })

  test('that is refused says why in the dialog', async () => {
    const refused = new ApiError({
      ...{ code: 'transition_refused', status: 409, requestId: null },
      serverMessage: 'The client owes nothing any more.',
    })
    const { user } = show(draft, { verbs: { send: () => Promise.reject(refused) } })
    await user.click(await button('Send'))
    await user.click(await button('Send by e-mail'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send statement' }))
    expect(await dialog.findByText('The client owes nothing any more.')).toBeVisible()
  })
})

test('a draft is discarded after a question, and the list is shown', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const { user } = show(draft, { verbs: { remove } })
  await user.click(await button('Discard draft'))
  const asked = await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
  await user.click(within(asked).getByRole('button', { name: 'Discard draft' }))
  expect(await screen.findByText('Went to /billing/statements')).toBeVisible()
  expect(remove).toHaveBeenCalledOnce()
})

describe('the file', () => {
  test('is saved under the name that the server gives, else under its number', async () => {
    const file = { bytes: new Uint8Array([37]), contentType: 'application/pdf', fileName: null }
    const { user } = show(aStatement(), { verbs: { download: () => Promise.resolve(file) } })
    await user.click(await button('Download PDF'))
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith({ ...file, fileName: 'statement-1.pdf' }))
  })

  test('that could not be had says why', async () => {
    const download = () => Promise.reject(new NetworkError('unreachable'))
    const { user } = show(aStatement(), { verbs: { download } })
    await user.click(await button('Download PDF'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download statement')
  })
})

test('says what went wrong, and tries again when asked', async () => {
  const get = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(aStatement())
  const { user } = show(aStatement(), { verbs: { get } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load statement')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Statement 1')
})
