import { type Api, ApiError, NetworkError } from '@oaklet/api'
import { aPage, aPractice, aStatement, aStatementSummary, fixtureId } from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { StatementsScreen } from '../StatementsScreen'

const draft = (number: number, name: string, more: object = {}) =>
  aStatementSummary({
    ...{ id: fixtureId(400 + number), status: 'draft', number: null, version: 1 },
    client: { id: fixtureId(300 + number), name },
    emails: [`${name.split(' ')[0]?.toLowerCase() ?? ''}@mail.example`],
    ...more,
  })
const [ada, ben, cleo] = [draft(1, 'Ada Alder'), draft(2, 'Ben Birch'), draft(3, 'Cleo Cedar')] as const
const dora = draft(4, 'Dora Dale', { emails: [] })

const show = ({ drafts = [ada, ben, cleo, dora], send = vi.fn(), list = vi.fn() } = {}) => {
  if (list.getMockImplementation() === undefined) list.mockResolvedValue(aPage(drafts))
  const shown = renderScreen(<StatementsScreen />, {
    at: '/billing/statements?review=1',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      statements: { list: list as Api['statements']['list'], send },
    },
  })
  return { list, send, ...shown }
}

const sent = () => Promise.resolve(aStatement())
const sendButton = (name: string) => screen.findByRole('button', { name })
const sendAll = async ({ user }: ReturnType<typeof show>, name: string) => {
  await user.click(await sendButton(name))
  await user.click(await sendButton('Send them'))
}
const result = () => screen.findByRole('region', { name: 'What was sent' })
type Sent = [{ statementId: string }, object, { idempotencyKey: string }]
const sentBy = (send: ReturnType<typeof vi.fn>) =>
  (send.mock.calls as Sent[]).map(([{ statementId }, body, { idempotencyKey }]) => ({
    statementId,
    body,
    idempotencyKey,
  }))

test('says what waits, and leads through it one after another', async () => {
  const { list } = show()
  expect(await screen.findByText('4 drafts over $480.00. Nothing is sent by itself.')).toBeVisible()
  expect(list.mock.lastCall?.[1]).toEqual({ status: 'draft', limit: 100 })
  expect(screen.getByRole('link', { name: 'Look through them one after another' })).toHaveAttribute(
    'href',
    `/billing/statements/${ada.id}?review=1`,
  )
  const row = within(screen.getByRole('row', { name: /Ada Alder/ }))
  for (const words of ['$120.00', 'ada@mail.example']) expect(row.getByText(words)).toBeVisible()
})

test('who permits no e-mail is named apart, to be handed a print', async () => {
  show()
  const card = within(await screen.findByRole('region', { name: 'To print or hand over' }))
  expect(card.getByRole('link', { name: 'Dora Dale' })).toHaveAttribute(
    'href',
    `/billing/statements/${dora.id}?review=1`,
  )
  expect(screen.queryByRole('row', { name: /Dora Dale/ })).toBeNull()
})

test('nothing is sent before it is confirmed; then each goes to its client under its own key', async () => {
  const shown = show({ send: vi.fn(sent) })
  await shown.user.click(await screen.findByRole('checkbox', { name: /Ben Birch/ }))
  await shown.user.click(await sendButton('Send 2 statements'))
  const question = await screen.findByRole('alertdialog', { name: 'Send 2 statements by e-mail?' })
  await shown.user.click(within(question).getByRole('button', { name: 'Not yet' }))
  expect(shown.send).not.toHaveBeenCalled()
  await sendAll(shown, 'Send 2 statements')
  const region = await result()
  expect(region).toHaveTextContent('2 statements sent by e-mail')
  await waitFor(() => expect(region).toHaveFocus())
  const calls = sentBy(shown.send)
  expect(calls.map(({ statementId, body }) => ({ statementId, body }))).toEqual(
    [ada, cleo].map(({ id, emails: [email] }) => ({
      statementId: id,
      body: { version: 1, how: 'email', email },
    })),
  )
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  expect(within(region).getByRole('link', { name: 'See what was sent' })).toHaveAttribute(
    'href',
    '/billing/statements?status=sent',
  )
})

test('says how far it has come, and stops after the one that is under way', async () => {
  let answer: () => void = () => undefined
  const send = vi.fn(
    () => new Promise<ReturnType<typeof aStatement>>((resolve) => (answer = () => resolve(aStatement()))),
  )
  const shown = show({ send })
  await sendAll(shown, 'Send 3 statements')
  expect(await screen.findByRole('progressbar', { name: 'Sending statements' })).toHaveAttribute(
    'aria-valuetext',
    'Sent 0 of 3',
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus())
  await shown.user.click(screen.getByRole('button', { name: 'Stop' }))
  act(() => answer())
  const region = await result()
  expect(region).toHaveTextContent('1 statement sent by e-mail')
  expect(region).toHaveTextContent('2 of 3 were not begun and can be sent below.')
  expect(send).toHaveBeenCalledOnce()
})

test('what was refused is named with its reason, and tried again as it is by then', async () => {
  const refused = new ApiError({
    ...{ code: 'stale_edit', status: 409, requestId: null },
    serverMessage: 'Someone else changed this.',
  })
  const send = vi.fn(sent).mockRejectedValueOnce(refused)
  const list = vi.fn().mockResolvedValueOnce(aPage([ada, ben]))
  list.mockResolvedValue(aPage([{ ...ada, version: 2 }]))
  const shown = show({ send, list })
  await sendAll(shown, 'Send 2 statements')
  const region = within(await result())
  expect(region.getByText('1 could not be sent')).toBeVisible()
  expect(region.getByText('Someone else changed this.')).toBeVisible()
  expect(region.getByRole('link', { name: 'Ada Alder' })).toHaveAttribute(
    'href',
    `/billing/statements/${ada.id}`,
  )
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  expect(await sendButton('Send 1 statement')).toBeVisible()
  await shown.user.click(region.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
  const [first, , again] = sentBy(send)
  expect(again).toMatchObject({ statementId: ada.id, body: { version: 2 } })
  expect(again?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('a lost answer is asked for again under the same key', async () => {
  const send = vi.fn(sent).mockRejectedValueOnce(new NetworkError('unreachable'))
  const shown = show({ send, drafts: [ada] })
  await sendAll(shown, 'Send 1 statement')
  await shown.user.click(within(await result()).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(sentBy(send)[1]).toEqual(sentBy(send)[0])
})

test('says that nothing waits, and that there are more than it shows', async () => {
  const { unmount } = show({ drafts: [] })
  expect(await screen.findByText('No draft waits')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Look through/ })).toBeNull()
  unmount()
  show({ list: vi.fn().mockResolvedValue({ ...aPage([ada]), total: 130 }) })
  expect(await screen.findByText(/These are the first 100/)).toBeVisible()
})

test('drafts that could not be loaded are asked for again', async () => {
  const list = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ list: list.mockResolvedValue(aPage([ada])) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load statements')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await sendButton('Send 1 statement')).toBeVisible()
})
