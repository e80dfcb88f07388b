import { aClient, aClientSummary, anAppointment, anInvoice, aPage, aPractice } from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { NewInvoiceScreen } from './NewInvoiceScreen'

const client = aClient({ displayName: 'Maya Ortiz' })
const session = (id: string, feeCents: number) =>
  anAppointment({
    id,
    status: 'completed',
    clients: [{ id: client.id, name: client.displayName, attendance: 'present' }],
    lines: [{ serviceCode: '90834', label: 'Psychotherapy', modifiers: [], units: 1, feeCents }],
  })
const first = session('0197a000-0000-7000-8000-0000000000f1', 15200)
const second = session('0197a000-0000-7000-8000-0000000000f2', 10000)

const show = (at: string, invoices = {}, uninvoiced = [first, second], appointments = {}) =>
  renderScreen(<NewInvoiceScreen />, {
    at,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      clients: {
        get: () => Promise.resolve(client),
        list: () => Promise.resolve(aPage([aClientSummary()])),
      },
      appointments: { listUninvoiced: () => Promise.resolve(aPage(uninvoiced)), ...appointments },
      invoices,
    },
  })

test('without a client it shows who waits to be invoiced, with the count and the sum', async () => {
  show('/billing/invoices/new')
  const row = await screen.findByRole('row', { name: /Maya Ortiz/ })
  expect(row).toHaveTextContent('2 sessions')
  expect(row).toHaveTextContent('$252.00')
})

test('with a client all waiting sessions are chosen, and taking one away lowers the total', async () => {
  const { user } = show(`/billing/invoices/new?client=${client.id}`)
  expect(await screen.findByText('$252.00')).toBeVisible()
  const [box] = screen.getAllByRole('checkbox')
  if (!box) throw new Error('There is no checkbox')
  await user.click(box)
  expect(screen.getAllByRole('group', { name: /^Line / })).toHaveLength(1)
  expect(screen.getAllByText('$100.00').length).toBeGreaterThan(0)
})

test('what is typed stays while the sessions can’t be loaded anew', async () => {
  const listUninvoiced = vi.fn().mockResolvedValueOnce(aPage([first]))
  listUninvoiced.mockRejectedValue(new Error('away'))
  const { user, queryClient } = show(`/billing/invoices/new?client=${client.id}`, {}, [], { listUninvoiced })
  const memo = await screen.findByRole('textbox', { name: /Notes/ })
  await user.type(memo, 'As agreed')
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(listUninvoiced).toHaveBeenCalledTimes(2))
  expect(memo).toBeVisible()
  expect(memo).toHaveValue('As agreed')
})

test('the appointment in the address is the only one chosen', async () => {
  show(`/billing/invoices/new?client=${client.id}&appointment=${second.id}`)
  expect(await screen.findAllByRole('group', { name: /^Line / })).toHaveLength(1)
})

test('Save and issue makes the draft, then gives it its number, and opens it', async () => {
  const draft = anInvoice({ number: null, status: 'draft', version: 1 })
  const create = vi.fn(() => Promise.resolve(draft))
  const issue = vi.fn(() => Promise.resolve({ ...draft, number: 1048, status: 'issued' as const }))
  const { user } = show(`/billing/invoices/new?client=${client.id}`, { create, issue })
  await user.click(await screen.findByRole('button', { name: 'Save and issue' }))
  expect(await screen.findByText(`Went to /billing/invoices/${draft.id}`)).toBeVisible()
  expect(issue).toHaveBeenCalledWith(expect.objectContaining({ invoiceId: draft.id }), { version: 1 })
})

test('an empty line keeps it from being saved, and says so at the field', async () => {
  const create = vi.fn()
  const { user } = show(`/billing/invoices/new?client=${client.id}`, { create }, [])
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const line = screen.getByRole('group', { name: 'Line 1' })
  expect(within(line).getByRole('textbox', { name: 'Description' })).toBeInvalid()
  expect(create).not.toHaveBeenCalled()
})

test('what was typed on an invoice is asked about before another screen takes it away', async () => {
  const { user } = show(`/billing/invoices/new?client=${client.id}`)
  await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'For November')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('For November')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('Went to /billing/invoices')).toBeVisible()
})

test('an invoice that nobody typed on is left without a question', async () => {
  const { user } = show(`/billing/invoices/new?client=${client.id}`)
  await user.click(await screen.findByRole('link', { name: 'Cancel' }))
  expect(await screen.findByText('Went to /billing/invoices')).toBeVisible()
})
