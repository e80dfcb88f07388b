import { ApiError } from '@oaklet/api'
import type { ClientPerson, Permission } from '@oaklet/api/contract'
import { aClient, aClientPerson, aPractice, fixtureId } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientPeople } from './ClientPeople'

const MOTHER = aClientPerson()
const GUARDIAN = aClientPerson({
  ...{ id: fixtureId(32), name: 'Ana Vega', relationship: '', roles: ['guardian', 'responsible'] },
  ...{
    contacts: [],
    custody: { legal: 'joint', mayConsent: true, mayHaveInformation: false, until: '2028-06-30' },
  },
})

interface Shown {
  people?: ClientPerson[]
  calls?: FakeApi['clientPeople']
  permissions?: Permission[]
  type?: 'adult' | 'minor'
  today?: string
}

function show({ people = [], calls = {}, permissions, type = 'adult', today = '2026-11-17' }: Shown) {
  const client = aClient({ people, type })
  const view = renderScreen(<ClientPeople client={client} practice={aPractice()} today={today} />, {
    api: { clientPeople: calls },
    ...(permissions && { user: { permissions } }),
  })
  const choose = async (name: string, what: string) => {
    await view.user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  const add = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Add person' }))
    await view.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Rosa Vega')
  }
  return { ...view, choose, add, save: () => view.user.keyboard('{Control>}{Enter}{/Control}') }
}

const fact = (person: string, term: string) =>
  within(
    within(screen.getByRole('region', { name: person }))
      .getByText(term)
      .closest('div') ?? document.body,
  )

test('says who each person is, how to reach them, and what a guardian may do', () => {
  show({ people: [MOTHER, GUARDIAN] })
  expect(fact('Rosa Vega', 'Role').getByText('Emergency contact')).toBeVisible()
  expect(fact('Rosa Vega', 'Relationship').getByText('mother')).toBeVisible()
  expect(fact('Rosa Vega', 'Mobile').getByRole('link', { name: '(518) 555-0199' })).toBeVisible()
  expect(fact('Ana Vega', 'Role').getByText('Guardian, responsible for payment')).toBeVisible()
  expect(fact('Ana Vega', 'Legal custody').getByText('Joint, until Jun 30, 2028')).toBeVisible()
  expect(fact('Ana Vega', 'May consent to treatment').getByText('Yes')).toBeVisible()
  expect(fact('Ana Vega', 'May have information').getByText('No')).toBeVisible()
})

test('says that a guardian whose time is over may no longer what they could', () => {
  show({ people: [GUARDIAN], today: '2028-07-01' })
  expect(fact('Ana Vega', 'Legal custody').getByText('Joint, ended on Jun 30, 2028')).toBeVisible()
  expect(fact('Ana Vega', 'May consent to treatment').getByText('No longer')).toBeVisible()
  expect(fact('Ana Vega', 'May have information').getByText('No')).toBeVisible()
})

test.each([
  ['a minor without one', { type: 'minor', people: [MOTHER] }, true],
  ['a minor whose guardian’s time is over', { type: 'minor', people: [GUARDIAN], today: '2028-07-01' }, true],
  ['a minor with one', { type: 'minor', people: [GUARDIAN], today: '2028-06-30' }, false],
  ['an adult', { people: [] }, false],
] as const)('asks for a guardian of %s: %j', (_, { people, ...shown }, isAsked) => {
  show({ ...shown, people: [...people] })
  expect(screen.queryByText('No guardian is recorded') !== null).toBe(isAsked)
})

test('offers nothing to change to those who may not', () => {
  show({ people: [MOTHER], permissions: ['clients:view'] })
  expect(screen.queryByRole('button')).toBeNull()
})

test('adds a guardian by keyboard, with what they may do', async () => {
  const create = vi.fn((_: unknown, body: object) => Promise.resolve(aClientPerson(body)))
  const { user, add, save } = show({ calls: { create } })
  await add()
  await user.tab()
  await user.keyboard('mother')
  await user.tab()
  await user.keyboard(' ')
  const consent = await screen.findByRole('checkbox', { name: 'May consent to treatment' })
  await user.click(consent)
  await user.type(screen.getByRole('textbox', { name: /Mobile/ }), '518 555 0199')
  await save()
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    ...{ name: 'Rosa Vega', relationship: 'mother', roles: ['guardian'] },
    contacts: [{ kind: 'mobile', value: '5185550199', mayText: false }],
    custody: { legal: 'unknown', mayConsent: true, mayHaveInformation: false, until: null },
  })
  await waitFor(() =>
    expect(toasts.visibleToasts.map(({ content }) => content.title)).toContain('Rosa Vega saved'),
  )
})

test('asks what a person is before it sends anything, and keeps what was typed', async () => {
  const create = vi.fn()
  const { add, save } = show({ calls: { create } })
  await add()
  await save()
  expect(await screen.findAllByText('Choose what this person is to the client')).not.toHaveLength(0)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rosa Vega')
  expect(create).not.toHaveBeenCalled()
})

test('shows the server’s refusal of a phone at its box, past the lines that are empty', async () => {
  const update = () =>
    Promise.reject(
      new ApiError({
        ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
        fieldErrors: [{ path: 'contacts.0.value', message: 'No such number' }],
      }),
    )
  const { user, choose, save } = show({ people: [MOTHER], calls: { update } })
  await choose('Rosa Vega', 'Edit')
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(await dialog.findByRole('textbox', { name: /Mobile/ }))
  await user.click(dialog.getByRole('button', { name: 'Work phone' }))
  await user.type(dialog.getByRole('textbox', { name: /Work phone/ }), '518 555 0100')
  await save()
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /Work phone/ })).toHaveAccessibleDescription(/No such number/),
  )
})

test('shows both versions where somebody else changed the person meanwhile', async () => {
  const current = aClientPerson({
    version: 2,
    relationship: 'aunt',
    roles: ['guardian'],
    custody: GUARDIAN.custody,
  })
  const update = vi
    .fn()
    .mockRejectedValueOnce(
      new ApiError({ code: 'stale_edit', status: 409, serverMessage: null, requestId: null, current }),
    )
    .mockResolvedValue(current)
  const { user, choose, save } = show({ people: [MOTHER], calls: { update } })
  await choose('Rosa Vega', 'Edit')
  await screen.findByRole('textbox', { name: 'Name' })
  await save()
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('aunt')).toBeVisible()
  expect(dialog.getByText('Joint')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[1]).toMatchObject({ relationship: 'mother', version: 2 })
})

test('deletes a person after a question', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const { user, choose } = show({ people: [MOTHER], calls: { remove } })
  await choose('Rosa Vega', 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
  expect(remove).toHaveBeenCalledWith({
    practiceId: aPractice().id,
    clientId: aClient().id,
    personId: MOTHER.id,
  })
})
