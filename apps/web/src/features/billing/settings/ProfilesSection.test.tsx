import { ApiError } from '@oaklet/api'
import { aBillingProfile, anAddress, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ProfilesSection } from './ProfilesSection'

const OAKWOOD = aBillingProfile()
const OLIVIA = aBillingProfile({
  ...{ id: fixtureId(62), entity: 'person', firstName: 'Olivia', name: 'Wren', isDefault: false },
  address: anAddress({ zipCode: '12207' }),
})

const show = (verbs: FakeApi['billingProfiles'] = {}) =>
  renderScreen(
    <>
      <ProfilesSection />
      <ToastRegion />
    </>,
    { api: { billingProfiles: { list: () => Promise.resolve([OAKWOOD, OLIVIA]), ...verbs } } },
  )
type Shown = ReturnType<typeof show>
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const choose = async ({ user }: Shown, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const textbox = (name: string) => screen.findByRole('textbox', { name })
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('tells who bills, of the tax number only the last four digits, and where the ZIP code is short', async () => {
  show()
  const oakwood = await card('Oakwood Therapy Group PLLC')
  expect(oakwood.getByText('Default')).toBeVisible()
  expect(oakwood.getByText('1234567893')).toBeVisible()
  expect(oakwood.getByText('••• ••4567')).toBeVisible()
  expect(oakwood.getByText('ends in 4567')).toBeInTheDocument()
  expect(oakwood.getByText('12 Main Street, Albany, NY 12207-1512')).toBeVisible()
  expect(screen.queryByText(/141234567/)).toBeNull()
  expect(oakwood.queryByText(/nine-digit/)).toBeNull()
  const olivia = await card('Olivia Wren')
  expect(olivia.getByText('Claims need the nine-digit ZIP code.')).toBeVisible()
  expect(olivia.queryByText('Default')).toBeNull()
})

test('offers the first step while there is none, and tries again after a failure', async () => {
  const failure = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })
  const list = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue([])
  const { user } = show({ list })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load billing settings')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No billing profile yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add billing profile' }))
  expect(await screen.findByRole('dialog', { name: 'Add a billing profile' })).toBeVisible()
})

test('adds a profile once its form is whole, and says what is missing until then', async () => {
  const create = vi.fn(() => Promise.resolve(OLIVIA))
  const { user } = show({ list: () => Promise.resolve([]), create })
  await user.click(await screen.findByRole('button', { name: 'Add billing profile' }))
  await user.click(await screen.findByRole('radio', { name: 'A person' }))
  await user.type(await textbox('First name'), 'Olivia')
  await user.click(screen.getByRole('button', { name: 'Save billing profile' }))
  expect(await textbox('Last name')).toHaveAccessibleDescription('Enter the legal name')
  expect(create).not.toHaveBeenCalled()
  await user.type(await textbox('Last name'), 'Wren')
  await user.type(await textbox('NPI'), '1234567893')
  await user.type(await textbox('Tax number'), '12-3456789')
  await user.type(await textbox('Phone'), '518 555 0100')
  await user.type(await textbox('Street'), '12 Main Street')
  await user.type(await textbox('City'), 'Albany')
  await user.type(await textbox('State'), 'ny')
  await user.type(await textbox('ZIP code'), '12207-1512')
  await user.click(screen.getByRole('button', { name: 'Save billing profile' }))
  expect(await toast('Olivia Wren saved')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(create).toHaveBeenCalledExactlyOnceWith(
    { practiceId: fixtureId(3) },
    expect.objectContaining({
      ...{ entity: 'person', firstName: 'Olivia', name: 'Wren', taxId: '123456789' },
      address: expect.objectContaining({ state: 'NY', zipCode: '12207-1512' }) as unknown,
    }),
    expect.objectContaining({ idempotencyKey: expect.any(String) as unknown }),
  )
})

test('shows both versions when another person saved first, and keeps what was typed', async () => {
  const theirs = aBillingProfile({ npi: '1679576722', version: 2 })
  const stale = new ApiError({
    ...{ code: 'stale_edit', status: 409, serverMessage: 'Someone else changed this.', requestId: null },
    current: theirs,
  })
  const update = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue(aBillingProfile({ version: 3 }))
  const shown = show({ update })
  await choose(shown, 'Oakwood Therapy Group PLLC', 'Edit')
  await shown.user.clear(await textbox('Phone'))
  await shown.user.type(await textbox('Phone'), '5185550101')
  await shown.user.click(screen.getByRole('button', { name: 'Save billing profile' }))
  const versions = await screen.findByRole('grid', { name: 'Both versions' })
  expect(within(versions).getByText('1679576722')).toBeVisible()
  expect(await textbox('Phone')).toHaveValue('(518) 555-0101')
  await shown.user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ phone: '5185550101', version: 2 }),
  )
})

test('makes another profile the default one', async () => {
  const setDefault = vi.fn(() => Promise.resolve({ ...OLIVIA, isDefault: true }))
  const shown = show({ setDefault })
  await choose(shown, 'Olivia Wren', 'Make default')
  expect(await toast('Olivia Wren is the default now')).toBeVisible()
  expect(setDefault).toHaveBeenCalledWith({ practiceId: fixtureId(3), profileId: OLIVIA.id })
})

test('deletes a profile after a question, where the reason against it stands', async () => {
  const refusal = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'This is the default billing profile.',
  })
  const remove = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined)
  const shown = show({ remove })
  await choose(shown, 'Olivia Wren', 'Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete Olivia Wren?' })
  await shown.user.click(within(question).getByRole('button', { name: 'Delete profile' }))
  expect(await within(question).findByText('This is the default billing profile.')).toBeVisible()
  await shown.user.click(within(question).getByRole('button', { name: 'Delete profile' }))
  expect(await toast('Olivia Wren deleted')).toBeVisible()
})

test('the default one says why it can’t be deleted while there are others', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Actions for Oakwood Therapy Group PLLC' }))
  const remove = await screen.findByRole('menuitem', { name: /^Delete/ })
  expect(remove).toHaveAttribute('aria-disabled', 'true')
  expect(remove).toHaveTextContent('Make another one the default first')
})
