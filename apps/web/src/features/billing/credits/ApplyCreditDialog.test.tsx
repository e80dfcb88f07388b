import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { ClientCredit } from '@oaklet/api/contract'
import {
  aClientCredit,
  anAppliedCredit,
  anInvoiceSummary,
  aPage,
  aPractice,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CreditsScreen } from './CreditsScreen'

const credit = aClientCredit({ creditCents: 6000, owedCents: 12_000 })
const invoice = (number: number, dueOn: string, balanceCents: number) =>
  anInvoiceSummary({ id: fixtureId(number), number, dueOn, balanceCents, client: credit.client })
const older = invoice(1001, '2026-10-01', 5000)
const newer = invoice(1002, '2026-11-01', 7000)

function show(options: Parameters<typeof renderScreen>[1] = {}, rows: ClientCredit[] = [credit]) {
  const applyClientCredit = vi.fn<Api['invoices']['applyClientCredit']>(() =>
    Promise.resolve(anAppliedCredit()),
  )
  const list = vi.fn<Api['invoices']['list']>(() => Promise.resolve(aPage([newer, older])))
  const credits = vi.fn(() => Promise.resolve({ ...aPage(rows), creditCents: 6000 }))
  const shown = renderScreen(<CreditsScreen />, {
    at: '/billing/credits',
    ...options,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      billing: { credits },
      invoices: { applyClientCredit, list },
    },
  })
  return { ...shown, applyClientCredit, list, credits }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const send = { name: 'Apply credit' }
async function open(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Mari Vega' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put on invoices' }))
  return field('Invoice 1001')
}

test('credit goes to the oldest invoices first, and all that is sent is moved', async () => {
  const { user, applyClientCredit } = show()
  expect(await open(user)).toHaveValue('50.00')
  expect(screen.getByText('Mari Vega has $60.00 of credit.')).toBeVisible()
  expect(await field('Invoice 1002')).toHaveValue('10.00')
  expect(screen.getByText('$60.00 for 2 invoices', { selector: 'p' })).toBeVisible()
  await user.click(screen.getByRole('button', send))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(applyClientCredit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ clientId: credit.client.id }),
    {
      allocations: [
        { invoiceId: older.id, amountCents: 5000 },
        { invoiceId: newer.id, amountCents: 1000 },
      ],
    },
    { idempotencyKey: expect.any(String) as string },
  )
})

test('more than the credit is refused where it runs out, and nothing at all at the first invoice', async () => {
  const { user, applyClientCredit } = show()
  const first = await open(user)
  const second = await field('Invoice 1002')
  await user.clear(second)
  await user.type(second, '10.01')
  await user.click(screen.getByRole('button', send))
  expect(second).toHaveAccessibleDescription(/This is more than the client’s credit/)
  for (const one of [first, second]) {
    await user.clear(one)
    await user.type(one, '0')
  }
  await user.click(screen.getByRole('button', send))
  expect(first).toHaveAccessibleDescription(/Put credit on at least one invoice/)
  expect(applyClientCredit).not.toHaveBeenCalled()
})

test('what was paid or used meanwhile is said at its invoice, and the credit is shown as it is now', async () => {
  const { user, applyClientCredit, list, credits } = show()
  const first = await open(user)
  const message = 'This is more than the client’s credit'
  const fieldErrors = [{ path: 'allocations.0.amountCents', message }]
  applyClientCredit.mockRejectedValueOnce(
    new ApiError({
      code: 'validation_failed',
      ...{ status: 422, serverMessage: null, requestId: null, fieldErrors },
    }),
  )
  list.mockResolvedValue(aPage([newer, { ...older, balanceCents: 4500 }]))
  credits.mockResolvedValue({ ...aPage([{ ...credit, creditCents: 2000 }]), creditCents: 2000 })
  await user.click(screen.getByRole('button', send))
  await waitFor(() =>
    expect(first).toHaveAccessibleDescription(`$45.00 left to pay, due Thu, Oct 1 ${message}`),
  )
  expect(first).toHaveValue('50.00')
  expect(await screen.findByText('Mari Vega has $20.00 of credit.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Oldest first' }))
  expect(first).toHaveValue('20.00')
})

test('credit whose answer was lost is sent again as it was, though less of it is left by the first call', async () => {
  const { user, applyClientCredit, credits } = show()
  await open(user)
  const second = await field('Invoice 1002')
  await user.clear(second)
  await user.type(second, '0')
  applyClientCredit.mockRejectedValueOnce(new NetworkError('unreachable'))
  credits.mockResolvedValue({ ...aPage([{ ...credit, creditCents: 1000 }]), creditCents: 1000 })
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByText('$10.00 of credit in all')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', send))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [one, other] = applyClientCredit.mock.calls
  expect(other).toEqual(one)
})

test('without an open invoice credit can’t be put on one, which the menu says', async () => {
  const { user } = show({}, [aClientCredit({ owedCents: 0 })])
  await user.click(await screen.findByRole('button', { name: 'Actions for Mari Vega' }))
  const act = await screen.findByRole('menuitem', { name: /^Put on invoices/ })
  expect(act).toHaveAttribute('aria-disabled', 'true')
  expect(act).toHaveTextContent('Nothing to pay')
})

test('who may not record payments is offered nothing', async () => {
  show({ user: { permissions: ['invoices:view'] } })
  expect(await screen.findByRole('link', { name: 'Mari Vega' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
})
