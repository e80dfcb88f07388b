import { ApiError } from '@oaklet/api'
import type { ClientMember, Permission } from '@oaklet/api/contract'
import { aClient, aClientMember, aClientSummary, aPage, aPractice, fixtureId } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientPeople } from '../people/ClientPeople'

const ANA = aClientMember({
  ...{ id: fixtureId(98), recordId: fixtureId(31), name: 'Ana Vega', isIdentifiedPatient: true },
})
const BEN = aClientMember()
const HIDDEN = aClientMember({ id: fixtureId(99), name: '', isHidden: true })
const NAMES = { practiceId: aPractice().id, clientId: aClient().id }

interface Shown {
  members?: ClientMember[]
  calls?: FakeApi['clientMembers']
  permissions?: Permission[]
}

function show({ members = [], calls = {}, permissions }: Shown) {
  const couple = aClient({ type: 'couple', displayName: 'Ana & Ben Vega' })
  const view = renderScreen(<ClientPeople client={couple} practice={aPractice()} today="2026-11-17" />, {
    api: {
      clientMembers: { list: () => Promise.resolve({ members, memberOf: [] }), ...calls },
      clients: { list: () => Promise.resolve(aPage([aClientSummary()])) },
    },
    ...(permissions && { user: { permissions } }),
  })
  const choose = async (name: string, what: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save member' }))
  return { ...view, choose, save }
}

test('lists who belongs to a couple, and leads to those who are clients', async () => {
  show({ members: [ANA, BEN, HIDDEN] })
  const list = within(await screen.findByRole('list', { name: 'Members' }))
  expect(list.getByRole('link', { name: 'Ana Vega' })).toHaveAttribute(
    'href',
    `/clients?client=${fixtureId(31)}`,
  )
  expect(list.getByText('Identified patient')).toBeVisible()
  expect(list.getByText('Ben Vega')).toBeVisible()
  expect(list.getByText('A client whom your role doesn’t show')).toBeVisible()
  expect(list.getAllByText('Partner')).toHaveLength(3)
})

test('offers nothing to change to those who may not, and of a hidden client only to take them out', async () => {
  const { user, unmount } = show({ members: [HIDDEN] })
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Take out'])
  unmount()
  show({ members: [BEN], permissions: ['clients:view'] })
  expect(await screen.findByText('Ben Vega')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('adds a client as a member', async () => {
  const create = vi.fn(() => Promise.resolve(ANA))
  const { user, save } = show({ calls: { create } })
  await user.click(await screen.findByRole('button', { name: 'Add member' }))
  const dialog = within(await screen.findByRole('dialog'))
  await save()
  expect(await dialog.findAllByText('Choose a client')).not.toHaveLength(0)
  expect(dialog.getAllByText('Choose what they are in it')).not.toHaveLength(0)
  await user.type(dialog.getByRole('combobox', { name: 'Client' }), 'ma')
  await user.click(await screen.findByRole('option', { name: new RegExp(aClientSummary().displayName) }))
  await user.click(dialog.getByRole('button', { name: /What are they in it/ }))
  await user.click(await screen.findByRole('option', { name: 'Partner' }))
  await save()
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create).toHaveBeenCalledWith(
    NAMES,
    { recordId: aClientSummary().id, name: '', role: 'partner', isIdentifiedPatient: false },
    expect.anything(),
  )
  await waitFor(() =>
    expect(toasts.visibleToasts.map(({ content }) => content.title)).toContain('Member saved'),
  )
})

test('adds somebody by name, and keeps what was typed where the server refuses it', async () => {
  const refused = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
    fieldErrors: [{ path: 'name', message: 'At most 12 people can belong to it.' }],
  })
  const create = vi.fn().mockRejectedValue(refused)
  const { user, save } = show({ calls: { create } })
  await user.click(await screen.findByRole('button', { name: 'Add member' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Somebody else' }))
  await save()
  expect(await dialog.findAllByText('Enter a name')).not.toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ben Vega')
  await user.click(dialog.getByRole('button', { name: /What are they in it/ }))
  await user.click(await screen.findByRole('option', { name: 'Child' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Identified patient' }))
  await save()
  expect(await dialog.findAllByText('At most 12 people can belong to it.')).not.toHaveLength(0)
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ben Vega')
  expect(create.mock.calls[0]?.[1]).toEqual({
    ...{ recordId: null, name: 'Ben Vega', role: 'child', isIdentifiedPatient: true },
  })
})

test('shows both versions where somebody else changed the member meanwhile', async () => {
  const current = aClientMember({ version: 2, name: 'Ben Ortiz' })
  const update = vi
    .fn()
    .mockRejectedValueOnce(
      new ApiError({ code: 'stale_edit', status: 409, serverMessage: null, requestId: null, current }),
    )
    .mockResolvedValue(current)
  const { user, choose, save } = show({ members: [BEN], calls: { update } })
  await choose('Ben Vega', 'Edit')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), ' Jr.')
  await save()
  expect(await dialog.findByText('Ben Ortiz')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[1]).toMatchObject({ name: 'Ben Vega Jr.', role: 'partner', version: 2 })
})

test('takes a member out after a question', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const { user, choose } = show({ members: [BEN], calls: { remove } })
  await choose('Ben Vega', 'Take out')
  await user.click(await screen.findByRole('button', { name: 'Take out' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ ...NAMES, memberId: BEN.id }))
})

test('a client says which couples and families they belong to', async () => {
  const memberOf = [{ clientId: fixtureId(33), name: 'Ana & Ben Vega', role: 'partner' as const }]
  renderScreen(<ClientPeople client={aClient()} practice={aPractice()} today="2026-11-17" />, {
    api: { clientMembers: { list: () => Promise.resolve({ members: [], memberOf }) } },
  })
  const card = within(await screen.findByRole('region', { name: 'Belongs to' }))
  expect(card.getByRole('link', { name: 'Ana & Ben Vega' })).toHaveAttribute(
    'href',
    `/clients?client=${fixtureId(33)}`,
  )
  expect(card.getByText('As partner')).toBeVisible()
})
