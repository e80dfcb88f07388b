import { ApiError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type Permission } from '@oaklet/api/contract'
import { aClient, aCoverage, aPayer, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { AddCoverageDialog } from './AddCoverageDialog'
import { EditCoverageDialog } from './EditCoverageDialog'

const TODAY = '2026-11-17'
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${TODAY}T13:00:00Z`) }))

const PAYERS = [
  aPayer(),
  aPayer({ id: fixtureId(61), name: 'Cigna' }),
  aPayer({ id: fixtureId(62), name: 'Old Mutual', isActive: false }),
]

function show(dialog: ReactElement, coverages: FakeApi['coverages'], permissions?: readonly Permission[]) {
  const view = renderScreen(dialog, {
    api: { coverages, payers: { list: () => Promise.resolve(PAYERS) } },
    ...(permissions && { user: { permissions: [...permissions] } }),
  })
  const dialogNow = () => within(screen.getByRole('dialog'))
  return {
    ...view,
    dialog: dialogNow,
    save: () => view.user.keyboard('{Control>}{Enter}{/Control}'),
    choose: async (field: RegExp, option: string) => {
      await view.user.click(dialogNow().getByRole('button', { name: field }))
      await view.user.click(await screen.findByRole('option', { name: option }))
    },
    typeDate: (field: RegExp, digits: string) =>
      view.user.type(
        within(dialogNow().getByRole('group', { name: field })).getByRole('spinbutton', { name: /^month/ }),
        digits,
      ),
  }
}

const refused = (path: string, message: string) =>
  new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: 'Check the marked fields.', requestId: null },
    fieldErrors: [{ path, message }],
  })

const adding = (onClose = () => {}) => (
  <AddCoverageDialog client={aClient()} freePriority={2} currency="USD" today={TODAY} onClose={onClose} />
)

describe('adding a coverage', () => {
  test('names what is missing, and sends what was typed once', async () => {
    const create = vi.fn(() => Promise.resolve(aCoverage()))
    const onClose = vi.fn()
    const { user, dialog, choose, typeDate, save } = show(adding(onClose), { create })
    await save()
    expect(create).not.toHaveBeenCalled()
    expect(dialog().getByRole('textbox', { name: 'Member id' })).toBeInvalid()
    await choose(/Payer/, 'Cigna')
    await user.type(dialog().getByRole('textbox', { name: 'Member id' }), 'W7')
    await typeDate(/First day/, '01012026')
    await user.type(dialog().getByRole('textbox', { name: /Copay/ }), '25')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({
        ...{ payerId: fixtureId(61), priority: 2, memberId: 'W7', effectiveFrom: '2026-01-01' },
        ...{ copayCents: 2_500, relation: 'self', policyHolder: null, status: 'unverified' },
      }),
      { idempotencyKey: expect.any(String) as string },
    )
  })

  test('offers the active payers alone', async () => {
    const { user, dialog } = show(adding(), {})
    await user.click(await dialog().findByRole('button', { name: /Payer/ }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Aetna', 'Cigna'])
  })

  test('asks for the policy holder where that is not the client', async () => {
    const { dialog, choose } = show(adding(), {})
    expect(dialog().queryByRole('group', { name: 'Policy holder' })).toBeNull()
    await choose(/The client is/, 'The policy holder’s child')
    expect(dialog().getByRole('group', { name: 'Policy holder' })).toBeVisible()
  })

  test('says in place of the amounts that a role may not change them', () => {
    const { dialog } = show(adding(), {}, BUILT_IN_ROLE_PERMISSIONS.Scheduler)
    expect(dialog().getByText(/Your role doesn’t allow changes of what the client pays/)).toBeVisible()
    expect(dialog().queryByRole('textbox', { name: /Copay/ })).toBeNull()
  })
})

describe('editing a coverage', () => {
  const editing = (onClose = () => {}) => (
    <EditCoverageDialog coverage={aCoverage()} currency="USD" today={TODAY} onClose={onClose} />
  )

  test('shows a refusal at its field, and keeps what was typed', async () => {
    const message = 'Cigna is the first insurance from January 1, 2026'
    const update = vi.fn(() => Promise.reject(refused('priority', message)))
    const { user, dialog, save } = show(editing(), { update })
    await user.type(dialog().getByRole('textbox', { name: /Plan/ }), ' Gold')
    await save()
    expect((await dialog().findAllByText(message)).length).toBeGreaterThan(0)
    expect(dialog().getByRole('textbox', { name: /Plan/ })).toHaveValue('Choice POS II Gold')
  })

  test('shows both versions when another person saved first, and saves over theirs when asked to', async () => {
    const theirs = aCoverage({ planName: 'HMO', version: 2 })
    const stale = new ApiError({
      ...{ code: 'stale_edit', status: 409, serverMessage: 'Changed.', requestId: null, current: theirs },
    })
    const update = vi
      .fn()
      .mockRejectedValueOnce(stale)
      .mockResolvedValue(aCoverage({ version: 3 }))
    const onClose = vi.fn()
    const { user, dialog, save } = show(editing(onClose), { update })
    await user.type(dialog().getByRole('textbox', { name: /Plan/ }), ' Gold')
    await save()
    const versions = await dialog().findByRole('grid', { name: 'Both versions' })
    expect(within(versions).getByRole('row', { name: /Plan/ })).toHaveTextContent(/Choice POS II Gold.*HMO/)
    await user.click(dialog().getByRole('button', { name: 'Save mine over theirs' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(update.mock.lastCall?.[1]).toMatchObject({ planName: 'Choice POS II Gold', version: 2 })
  })

  test('asks before typed words are discarded', async () => {
    const onClose = vi.fn()
    const { user, dialog } = show(editing(onClose), {})
    await user.type(dialog().getByRole('textbox', { name: /Plan/ }), ' Gold')
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
