import { ApiError } from '@oaklet/api'
import { aPractice, aService, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ServicesSection } from './ServicesSection'

const SESSION = aService({ label: 'Session' })
const REPORT = aService({
  ...{ id: fixtureId(81), code: 'REPORT', label: 'Report', durationMinutes: 15, feeCents: 0 },
  isActive: false,
})

const show = (verbs: FakeApi['services'] = {}) =>
  renderScreen(
    <>
      <ServicesSection />
      <ToastRegion />
    </>,
    {
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        services: { list: () => Promise.resolve([SESSION, REPORT]), ...verbs },
      },
    },
  )
type Shown = ReturnType<typeof show>
const choose = async ({ user }: Shown, name: string, action: RegExp) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const textbox = (name: string) => screen.findByRole('textbox', { name })
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })
const save = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Save service' }))

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('tells what each service costs and takes, and which can’t be booked', async () => {
  show()
  await screen.findByRole('rowheader', { name: /Session/ })
  const words = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(words[1]).toMatch(/90834.*Session.*45 min.*\$150\.00.*Active/)
  expect(words[2]).toMatch(/REPORT.*Report.*15 min.*\$0\.00.*Inactive/)
})

test('offers the first step while there is none, and tries again after a failure', async () => {
  const failure = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })
  const list = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue([])
  const { user } = show({ list })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load services')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No services yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add service' }))
  expect(await screen.findByRole('dialog', { name: 'Add a service' })).toBeVisible()
})

test('adds a service with its fee', async () => {
  const create = vi.fn(() => Promise.resolve(SESSION))
  const shown = show({ create })
  const { user } = shown
  await user.click(await screen.findByRole('button', { name: 'Add service' }))
  await user.type(await textbox('Code'), 'noshow')
  await user.type(await textbox('Name'), 'Missed session')
  await user.type(await textbox('Length'), '45')
  await user.type(await textbox('Fee'), '75.5')
  await save(shown)
  expect(await toast('NOSHOW Missed session saved')).toBeVisible()
  expect(create).toHaveBeenCalledExactlyOnceWith(
    { practiceId: fixtureId(3) },
    { code: 'NOSHOW', label: 'Missed session', durationMinutes: 45, feeCents: 7_550, isActive: true },
    expect.objectContaining({ idempotencyKey: expect.any(String) as unknown }),
  )
})

test.each([
  ['150.005', '150.005', /Enter an amount like 120\.50/],
  ['1e3', '1e3', /Enter an amount like 120\.50/],
  ['1,00', '1,00', /Enter an amount like 120\.50/],
  ['100000.01', '100,000.01', /Enter a fee of \$100,000\.00 or less/],
])('a fee of %s is refused at its field, and stays there', async (typed, shownAs, message) => {
  const update = vi.fn()
  const shown = show({ update })
  await choose(shown, '90834 Session', /^Edit/)
  const fee = await textbox('Fee')
  expect(fee).toHaveAccessibleDescription(/what is booked already keeps its fee/)
  await shown.user.clear(fee)
  await shown.user.type(fee, typed)
  await save(shown)
  await waitFor(() => expect(fee).toHaveAccessibleDescription(message))
  expect(fee).toHaveValue(shownAs)
  expect(update).not.toHaveBeenCalled()
})

test('says at the code that another service has it, and keeps what was typed', async () => {
  const message = '“Session” has the code 90834 already'
  const refusal = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: 'Check the marked fields.', requestId: null },
    fieldErrors: [{ path: 'code', message }],
  })
  const shown = show({ update: () => Promise.reject(refusal) })
  await choose(shown, 'REPORT Report', /^Edit/)
  const code = await textbox('Code')
  await shown.user.clear(code)
  await shown.user.type(code, '90834')
  await save(shown)
  await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(message)))
  expect(code).toHaveValue('90834')
})

test('shows both versions after another person’s change, and saves over it when told so', async () => {
  const theirs = { ...SESSION, feeCents: 16_000, version: 2 }
  const stale = new ApiError({
    ...{ code: 'stale_edit', status: 409, serverMessage: null, requestId: null, current: theirs },
  })
  const update = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockImplementation((_, body: object) => Promise.resolve({ ...theirs, ...body, version: 3 }))
  const shown = show({ update })
  await choose(shown, '90834 Session', /^Edit/)
  const fee = await textbox('Fee')
  await shown.user.clear(fee)
  await shown.user.type(fee, '170')
  await save(shown)
  const both = await screen.findByRole('grid', { name: 'Both versions' })
  expect(within(both).getByText('$170.00')).toBeVisible()
  expect(within(both).getByText('$160.00')).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
  expect(await toast('90834 Session saved')).toBeVisible()
  expect(update).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ feeCents: 17_000, version: 2 }),
  )
})

test('makes a service inactive, and an inactive one active', async () => {
  const update = vi.fn((_: unknown, body: object) => Promise.resolve({ ...SESSION, ...body, version: 2 }))
  const shown = show({ update })
  await choose(shown, '90834 Session', /^Make inactive/)
  expect(await toast('90834 Session is inactive now')).toBeVisible()
  expect(update).toHaveBeenLastCalledWith(
    { practiceId: fixtureId(3), serviceId: SESSION.id },
    expect.objectContaining({ isActive: false, feeCents: 15_000, version: 1 }),
  )
  await choose(shown, 'REPORT Report', /^Make active/)
  expect(await toast('REPORT Report is active now')).toBeVisible()
})

test('deletes a service after a question, where the reason against it stands', async () => {
  const refusal = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: '90834 was booked already. Make it inactive instead.',
  })
  const shown = show({ remove: () => Promise.reject(refusal) })
  await choose(shown, '90834 Session', /^Delete/)
  const question = await screen.findByRole('alertdialog', { name: 'Delete 90834 Session?' })
  await shown.user.click(within(question).getByRole('button', { name: 'Delete service' }))
  expect(await within(question).findByText(/Make it inactive instead/)).toBeVisible()
})
