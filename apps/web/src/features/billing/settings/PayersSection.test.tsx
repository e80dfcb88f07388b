import { ApiError } from '@oaklet/api'
import { aPayer, aPayerRule, aPractice, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { PayersSection } from './PayersSection'

const AETNA = aPayer()
const STATE_FUND = aPayer({
  ...{ id: fixtureId(63), name: 'State Fund', payerId: '', kind: 'workers_comp', delivery: 'paper' },
  ...{ filingDays: 1, isActive: false },
})
const CIGNA = aPayer({ id: fixtureId(64), name: 'Cigna', payerId: '' })

const show = (verbs: FakeApi['payers'] = {}) =>
  renderScreen(
    <>
      <PayersSection />
      <ToastRegion />
    </>,
    {
      api: {
        payers: {
          list: () => Promise.resolve([AETNA, CIGNA, STATE_FUND]),
          rules: () => Promise.resolve([]),
          ...verbs,
        },
        feeSchedules: { list: () => Promise.resolve([]) },
        organization: { practice: () => Promise.resolve(aPractice()) },
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
/** Each cell begins with its heading, which shows where rows are cards. */
const cellsOf = (row: HTMLElement) =>
  ['rowheader', 'gridcell'].flatMap((role) =>
    within(row)
      .getAllByRole(role)
      .map(({ textContent }) => textContent),
  )

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('tells what each payer is and wants, and where a payer id is missing', async () => {
  show()
  await screen.findByRole('rowheader', { name: /Aetna/ })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => cellsOf(row).slice(0, 6))).toEqual([
    [
      ...['NameAetna', 'Payer id60054', 'KindCommercial', 'ClaimsFile'],
      ...['Timely filing120 days', 'StatusActive'],
    ],
    [
      ...['NameCigna', 'Payer idMissing for files', 'KindCommercial', 'ClaimsFile'],
      ...['Timely filing120 days', 'StatusActive'],
    ],
    [
      ...['NameState Fund', 'Payer id–', 'KindWorkers’ compensation', 'ClaimsPaper'],
      ...['Timely filing1 day', 'StatusInactive'],
    ],
  ])
})

test('offers the first step while there is none, and tries again after a failure', async () => {
  const failure = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })
  const list = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue([])
  const { user } = show({ list })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load payers')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No payers yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add payer' }))
  expect(await screen.findByRole('dialog', { name: 'Add a payer' })).toBeVisible()
})

test('adds a payer with what its kind proposes, and says that a file needs a payer id', async () => {
  const create = vi.fn(() => Promise.resolve(AETNA))
  const { user } = show({ create })
  await user.click(await screen.findByRole('button', { name: 'Add payer' }))
  await user.type(await textbox('Name'), 'NGS Medicare')
  const file = screen.getByRole('radio', { name: 'As a file (837P)' })
  expect(file).toHaveAccessibleDescription('Needs a payer id, which is not entered yet.')
  await user.type(await textbox('Payer id (optional)'), '13202')
  expect(file).toHaveAccessibleDescription('Goes to the payer id above.')
  await user.click(screen.getByRole('button', { name: /Kind/ }))
  await user.click(await screen.findByRole('option', { name: 'Medicare' }))
  expect(await textbox('Timely filing')).toHaveValue('365')
  await user.click(screen.getByRole('button', { name: 'Save payer' }))
  expect(await toast('NGS Medicare saved')).toBeVisible()
  expect(create).toHaveBeenCalledExactlyOnceWith(
    { practiceId: fixtureId(3) },
    expect.objectContaining({ name: 'NGS Medicare', kind: 'medicare', payerId: '13202', filingDays: 365 }),
    expect.objectContaining({ idempotencyKey: expect.any(String) as unknown }),
  )
})

test('says at the name that a payer is there already, and keeps what was typed', async () => {
  const message = 'There is a payer of this name with this payer id already'
  const refusal = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: 'Check the marked fields.', requestId: null },
    fieldErrors: [{ path: 'name', message }],
  })
  const { user } = show({ create: () => Promise.reject(refusal) })
  await user.click(await screen.findByRole('button', { name: 'Add payer' }))
  await user.type(await textbox('Name'), 'Aetna')
  await user.click(screen.getByRole('button', { name: 'Save payer' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(message),
  )
  expect(await textbox('Name')).toHaveValue('Aetna')
})

test('a payer on paper is asked for its address', async () => {
  const shown = show()
  await choose(shown, 'Cigna', /^Edit/)
  await shown.user.click(await screen.findByRole('radio', { name: 'On paper (CMS-1500)' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(await textbox('Street')).toHaveValue('12 Main Street')
})

test('makes a payer inactive, and an inactive one active', async () => {
  const update = vi.fn((_: unknown, body: object) => Promise.resolve({ ...AETNA, ...body, version: 2 }))
  const shown = show({ update })
  await choose(shown, 'Aetna', /^Make inactive/)
  expect(await toast('Aetna is inactive now')).toBeVisible()
  expect(update).toHaveBeenLastCalledWith(
    { practiceId: fixtureId(3), payerId: AETNA.id },
    expect.objectContaining({ isActive: false, filingDays: 120, version: 1 }),
  )
  await choose(shown, 'State Fund', /^Make active/)
  expect(await toast('State Fund is active now')).toBeVisible()
})

test('deletes a payer after a question, where the reason against it stands', async () => {
  const refusal = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'Clients have or had this insurance. Make it inactive instead.',
  })
  const remove = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined)
  const shown = show({ remove })
  await choose(shown, 'Aetna', /^Delete/)
  const question = await screen.findByRole('alertdialog', { name: 'Delete Aetna?' })
  await shown.user.click(within(question).getByRole('button', { name: 'Delete payer' }))
  expect(await within(question).findByText(/Make it inactive instead/)).toBeVisible()
  await shown.user.click(within(question).getByRole('button', { name: 'Delete payer' }))
  expect(await toast('Aetna deleted')).toBeVisible()
})

test('rules for remittances are listed, and one is taken away after a question', async () => {
  const removeRule = vi.fn(() => Promise.resolve())
  const rules = vi.fn(() => Promise.resolve([aPayerRule()]))
  const shown = show({ rules, removeRule })
  const table = await screen.findByRole('grid', { name: 'Rules for remittances' })
  expect(within(table).getByText('PR 96, Not covered: see the remark')).toBeVisible()
  expect(within(table).getByText('Nov 3, 2026 by Olivia Bennett')).toBeVisible()
  await choose(shown, 'Aetna about PR 96', /Take away/)
  rules.mockResolvedValue([])
  const question = await screen.findByRole('alertdialog', { name: /Take away the rule of Aetna about PR 96/ })
  await shown.user.click(within(question).getByRole('button', { name: 'Take away' }))
  await waitFor(() =>
    expect(removeRule).toHaveBeenCalledWith({ practiceId: aPractice().id, ruleId: aPayerRule().id }),
  )
  expect(await toast('Rule of Aetna about PR 96 deleted')).toBeVisible()
  expect(await screen.findByText('None yet.')).toBeVisible()
})
