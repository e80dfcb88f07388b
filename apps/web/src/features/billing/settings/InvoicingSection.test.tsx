import { ApiError, NetworkError } from '@oaklet/api'
import { aPractice, fixtureId, someBillingSettings } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { InvoicingSection } from './InvoicingSection'

const show = (verbs: FakeApi['billingSettings'] = {}) =>
  renderScreen(
    <>
      <InvoicingSection />
      <ToastRegion />
    </>,
    {
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        billingSettings: { get: () => Promise.resolve(someBillingSettings({ version: 2 })), ...verbs },
      },
    },
  )
type Shown = ReturnType<typeof show>
const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name })
const edit = async ({ user }: Shown) => {
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  return within(await screen.findByRole('dialog', { name: 'Edit invoices and statements' }))
}
const retype = async ({ user }: Shown, name: string, text: string) => {
  await user.clear(await textbox(name))
  await user.type(await textbox(name), text)
}
const save = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Save settings' }))

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('says in words what each setting does', async () => {
  show({
    get: () => Promise.resolve(someBillingSettings({ statementDay: 1, smallRestCents: 500 })),
  })
  const card = within(await screen.findByRole('region', { name: 'Invoices and statements' }))
  for (const words of [
    '30 days after they are issued',
    'On the 1st of each month a draft is made for each client who owes. Nothing is sent before you have looked through it.',
    'Up to $5.00 may be written off with a payment',
    'Off: no card is charged by itself',
  ]) {
    expect(card.getByText(words)).toBeVisible()
  }
  expect(card.getByText('Next statement').nextElementSibling).toHaveTextContent('1')
  expect(card.getByText('Next invoice').nextElementSibling).toHaveTextContent('1002')
})

test('saves what was changed on the version that was edited, and of the numbers only the raised ones', async () => {
  const update = vi.fn(() => Promise.resolve(someBillingSettings({ version: 3 })))
  const shown = show({ update })
  const dialog = await edit(shown)
  await retype(shown, 'Invoices are due after', '14')
  await shown.user.click(dialog.getByRole('button', { name: /Statement day/ }))
  await shown.user.click(await screen.findByRole('option', { name: 'The 15th of each month' }))
  expect(dialog.getByText(/On the 15th of each month a draft is made/)).toBeVisible()
  await shown.user.click(dialog.getByRole('checkbox', { name: 'Small rests may be written off' }))
  expect(await textbox('Up to')).toHaveValue('5.00')
  await shown.user.click(dialog.getByRole('checkbox', { name: 'Clients may have Autopay' }))
  await retype(shown, 'Next statement', '500')
  await save(shown)
  expect(await screen.findByRole('alertdialog', { name: 'Invoices and statements saved' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(update).toHaveBeenCalledExactlyOnceWith(
    { practiceId: fixtureId(3) },
    {
      invoiceDueDays: 14,
      statementDay: 15,
      smallRestCents: 500,
      isAutopayOn: true,
      nextNumbers: { statement: 500 },
      version: 2,
    },
  )
})

test('a number that would not rise is refused before the server is asked', async () => {
  const update = vi.fn()
  const shown = show({ update })
  await edit(shown)
  await retype(shown, 'Next invoice', '1001')
  await save(shown)
  expect(await textbox('Next invoice')).toHaveAccessibleDescription(/use 1002 or a higher one/)
  expect(update).not.toHaveBeenCalled()
})

test('a number that was given meanwhile is refused at its field, and what was typed stays', async () => {
  const fieldErrors = [
    { path: 'nextNumbers.superbill', message: 'Numbers only rise: use 1010 or a higher one' },
  ]
  const refused = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: 'Not so.', requestId: null },
    fieldErrors,
  })
  const shown = show({ update: () => Promise.reject(refused) })
  await edit(shown)
  await retype(shown, 'Next superbill', '1005')
  await save(shown)
  await waitFor(async () =>
    expect(await textbox('Next superbill')).toHaveAccessibleDescription(/use 1010 or a higher one/),
  )
  expect(await textbox('Next superbill')).toHaveValue('1005')
})

test('shows both versions when another person saved first', async () => {
  const theirs = someBillingSettings({ statementDay: 5, version: 3 })
  const stale = new ApiError({
    ...{ code: 'stale_edit', status: 409, serverMessage: 'Someone else changed this.', requestId: null },
    current: theirs,
  })
  const update = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue(someBillingSettings({ version: 4 }))
  const shown = show({ update })
  await edit(shown)
  await retype(shown, 'Invoices are due after', '14')
  await save(shown)
  const versions = await screen.findByRole('grid', { name: 'Both versions' })
  expect(within(versions).getByText(/On the 5th of each month/)).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ invoiceDueDays: 14, statementDay: null, version: 3 }),
  )
})

test('says what went wrong, and tries again when asked', async () => {
  const get = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ get: get.mockResolvedValue(someBillingSettings()) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load billing settings')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('30 days after they are issued')).toBeVisible()
})
