import { ApiError } from '@oaklet/api'
import {
  BUILT_IN_ROLE_PERMISSIONS,
  REFERRAL_SOURCE_WORDS,
  type ClientAppointmentsQuery,
} from '@oaklet/api/contract'
import { aClient, aClientPerson, anAppointment, aPage, aPractice, createDeferred } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../../shared/local-preference'
import { paths } from '../../../shared/paths'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientsScreen } from '../ClientsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const client = aClient({ balanceCents: 15_200 })

const show = (api: FakeApi = {}, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<ClientsScreen />, {
    at: `/clients?client=${client.id}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      staff: { listClinicians: () => Promise.resolve([]) },
      locations: { listActive: () => Promise.resolve([]) },
      appointments: { listOfClient: () => Promise.resolve(aPage([anAppointment()])) },
      ...api,
      clients: { get: () => Promise.resolve(client), ...api.clients },
    },
    ...options,
  })

const refusal = (code: 'not_found' | 'stale_edit', status: number, current?: unknown) =>
  new ApiError({ code, status, serverMessage: null, requestId: null, current })

test('says who the client is, what they owe and when they come next', async () => {
  show()
  expect(await screen.findByText('she/her · 38 · born April 12, 1988 · with Dr. Imani Cole')).toBeVisible()
  expect(screen.getByText('$152.00')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Tue, Nov 17, 9:00 AM' })).toBeVisible()
  expect(screen.getByRole('link', { name: '(518) 555-0142' })).toHaveAttribute('href', 'tel:+15185550142')
  expect(screen.getByRole('link', { name: 'Book appointment' })).toHaveAttribute(
    'href',
    `/calendar?book=${client.id}`,
  )
})

test.each([
  ['by code and name, the main one first', ['F41.1', 'M54.50'], 'F41.1 Generalized anxiety disorderM54.50'],
  ['as none recorded when there are none', [], 'None recorded'],
])('tells the diagnoses %s', async (_, diagnoses, words) => {
  show({ clients: { get: () => Promise.resolve(aClient({ diagnoses })) } })
  expect((await screen.findByText('Diagnoses')).nextElementSibling).toHaveTextContent(words)
})

test.each([
  [{ balanceCents: 15_200, creditCents: 0 }, '$152.00', 'to pay, over all issued invoices'],
  [{ balanceCents: 10_200, creditCents: 5000 }, '$152.00', '$50.00 of credit can be put on an open invoice.'],
  [{ balanceCents: -5000, creditCents: 5000 }, '$50.00', 'of credit to use'],
  [{ balanceCents: 0, creditCents: 0 }, '$0.00', 'nothing to pay'],
  [{ balanceCents: 0, withInsuranceCents: 14_500 }, '$0.00', '$145.00 waits for insurance.'],
])('with %j the balance says %s and “%s”', async (money, amount, words) => {
  show({ clients: { get: () => Promise.resolve(aClient(money)) } })
  const balance = await screen.findByRole('region', { name: 'Balance' })
  expect(within(balance).getByText(amount)).toBeVisible()
  expect(balance).toHaveTextContent(words)
  expect(within(balance).getByRole('link', { name: 'Payments of this client' })).toHaveAttribute(
    'href',
    '/billing/payments?q=Mari+Vega',
  )
  expect(within(balance).getByRole('link', { name: 'Claims of this client' })).toHaveAttribute(
    'href',
    '/billing/claims?q=Mari+Vega',
  )
  expect(within(balance).getByRole('link', { name: 'Record a payment' })).toHaveAttribute(
    'href',
    `/billing/payments?record=${client.id}`,
  )
})

test('credit that is held for a session says so, and can’t be put on an open invoice', async () => {
  const holds = [{ appointmentId: 'a', date: '2026-11-24', amountCents: 2_500 }]
  show({
    clients: { get: () => Promise.resolve(aClient({ balanceCents: 7_500, creditCents: 2_500, holds })) },
  })
  const balance = await screen.findByRole('region', { name: 'Balance' })
  expect(balance).toHaveTextContent(/\$25\.00 of credit is held for Tue, Nov 24/)
  expect(within(balance).queryByRole('link', { name: 'an open invoice' })).toBeNull()
})

test.each([
  ['', null],
  ['Vega', null],
  ['Ruiz', 'Ruiz'],
])('with the sort name %j says “Sorted by” %j: what differs from the last name', async (sortName, words) => {
  show({ clients: { get: () => Promise.resolve(aClient({ sortName })) } })
  await screen.findByText('Legal name')
  expect(screen.queryByText('Sorted by')?.nextElementSibling?.textContent ?? null).toBe(words)
})

test('says nothing of diagnoses to those who may not know them', async () => {
  show({ clients: { get: () => Promise.resolve(aClient({ diagnoses: null })) } })
  await screen.findByText('Legal name')
  expect(screen.queryByText(/Diagnos/)).toBeNull()
})

test('offers nothing that will be refused', async () => {
  show(
    { clients: { get: () => Promise.resolve({ ...client, balanceCents: null }) } },
    { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Read-only']] } },
  )
  await screen.findByRole('heading', { level: 1, name: 'Mari Vega' })
  expect(screen.queryByRole('button', { name: 'Edit client' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Book appointment' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull()
})

test('remembers the tab, and asks for what is past when told to', async () => {
  const listOfClient = vi.fn(() => Promise.resolve(aPage([anAppointment()])))
  const { user } = show({ appointments: { listOfClient } })
  await user.click(await screen.findByRole('tab', { name: 'Appointments' }))
  expect(readPreference(PREFERENCE_KEYS.clientActiveTab)).toBe('appointments')
  await user.click(screen.getByRole('radio', { name: 'Past' }))
  expect(await screen.findByRole('region', { name: 'Past appointments' })).toBeVisible()
  expect(listOfClient).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ when: 'past' }),
    expect.anything(),
  )
})

test('which appointments are shown stands in the address, with their tab, until another tab is chosen', async () => {
  const { user, address } = show()
  await user.click(await screen.findByRole('tab', { name: 'Appointments' }))
  await user.click(screen.getByRole('radio', { name: 'Past' }))
  expect(address()).toBe(`/clients?client=${client.id}&when=past&tab=appointments`)
  await user.click(screen.getByRole('radio', { name: 'Upcoming' }))
  expect(address()).toBe(`/clients?client=${client.id}&tab=appointments`)
  await user.click(screen.getByRole('radio', { name: 'Past' }))
  await user.click(screen.getByRole('tab', { name: 'Overview' }))
  expect(address()).toBe(paths.client(client.id))
})

test('an address that asks for past appointments shows them', async () => {
  const listOfClient = vi.fn(() => Promise.resolve(aPage([anAppointment()])))
  show({ appointments: { listOfClient } }, { at: `/clients?client=${client.id}&when=past&tab=appointments` })
  expect(await screen.findByRole('region', { name: 'Past appointments' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Past' })).toBeChecked()
})

const measures = { list: () => Promise.resolve(aPage([])) }

test('the tab that the address names wins over the remembered one, until another is chosen', async () => {
  writePreference(PREFERENCE_KEYS.clientActiveTab, 'appointments')
  const { user, address } = show({ measures }, { at: paths.client(client.id, 'measures') })
  expect(await screen.findByText('No measures yet')).toBeVisible()
  expect(readPreference(PREFERENCE_KEYS.clientActiveTab)).toBe('appointments')
  await user.click(screen.getByRole('tab', { name: 'Overview' }))
  expect(address()).toBe(paths.client(client.id))
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  expect(readPreference(PREFERENCE_KEYS.clientActiveTab)).toBe('overview')
})

test('those who may not see measures have no such tab, whatever the address says', async () => {
  writePreference(PREFERENCE_KEYS.clientActiveTab, 'measures')
  show(
    {},
    {
      at: paths.client(client.id, 'measures'),
      user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Scheduler] },
    },
  )
  expect(await screen.findByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByRole('tab', { name: 'Measures' })).toBeNull()
})

test('appointments keep their title and numbers while others are on their way', async () => {
  writePreference(PREFERENCE_KEYS.clientActiveTab, 'appointments')
  const page = { items: [anAppointment()], nextCursor: 'after-10' as string | null, total: 11 }
  const next = createDeferred<typeof page>()
  const past = createDeferred<typeof page>()
  const listOfClient = vi.fn((_: unknown, query: ClientAppointmentsQuery) => {
    if (query.when === 'past') return past.promise
    return query.cursor === undefined ? Promise.resolve(page) : next.promise
  })
  const { user } = show({ appointments: { listOfClient } })
  const pager = () => screen.getByRole('group', { name: 'Pages of appointments' })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(listOfClient).toHaveBeenCalledTimes(2))
  expect(pager()).toHaveTextContent('1–1 of 11')
  next.resolve({ ...page, nextCursor: null })
  await waitFor(() => expect(pager()).toHaveTextContent('11–11 of 11'))

  await user.click(screen.getByRole('radio', { name: 'Past' }))
  expect(screen.getByRole('region', { name: 'Upcoming appointments' })).toBeVisible()
  past.resolve({ items: [], nextCursor: null, total: 0 })
  expect(await screen.findByText('No past appointments')).toBeVisible()
})

test('says so when the client belongs to nobody here, and forgets them', async () => {
  writePreference(PREFERENCE_KEYS.selectedClient, client.id)
  show({ clients: { get: () => Promise.reject(refusal('not_found', 404)) } })
  expect(await screen.findByText('This client isn’t in your practice')).toBeVisible()
  expect(readPreference(PREFERENCE_KEYS.selectedClient)).toBeNull()
})

async function startEditing(update: NonNullable<FakeApi['clients']>['update']) {
  const view = show({ clients: { update } as FakeApi['clients'] })
  await view.user.click(await screen.findByRole('button', { name: 'Edit client' }))
  const pronouns = await screen.findByRole('textbox', { name: /Pronouns/ })
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Mari Vega' }))
  await view.user.clear(pronouns)
  await view.user.type(pronouns, 'they/them')
  return { ...view, dialog }
}

test('saves by Ctrl+Enter with the version that was edited', async () => {
  const update = vi.fn(() => Promise.resolve(client))
  const { user } = await startEditing(update)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ pronouns: 'they/them', version: 1 }),
  )
})

test('says how the client came, and saves that it isn’t known after all', async () => {
  const update = vi.fn(() => Promise.resolve(client))
  const { user, dialog } = await startEditing(update)
  expect(screen.getByText('Referral source', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Family or friend',
  )
  await user.click(dialog.getByRole('button', { name: /Referral source/ }))
  const options = within(await screen.findByRole('listbox')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Not recorded',
    ...Object.values(REFERRAL_SOURCE_WORDS),
  ])
  await user.click(screen.getByRole('option', { name: 'Not recorded' }))
  await user.click(dialog.getByRole('button', { name: 'Save client' }))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ referralSource: null }))
})

test('offers only the statuses that the client may move to', async () => {
  const { user, dialog } = await startEditing(vi.fn())
  await user.click(dialog.getByRole('button', { name: /Status/ }))
  const options = within(await screen.findByRole('listbox')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Active', 'Inactive'])
})

test('shows both versions when somebody else saved first, and saves the person’s own over theirs', async () => {
  const theirs = aClient({ pronouns: 'ze/zir', version: 2 })
  const update = vi
    .fn()
    .mockRejectedValueOnce(refusal('stale_edit', 409, theirs))
    .mockResolvedValue(client)
  const { user, dialog } = await startEditing(update)
  await user.click(dialog.getByRole('button', { name: 'Save client' }))
  expect(await dialog.findByText('ze/zir')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /mine/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update.mock.calls[1]?.[1]).toMatchObject({ pronouns: 'they/them', version: 2 })
})

test('takes their version when the person chooses it', async () => {
  const theirs = aClient({ pronouns: 'ze/zir', version: 2 })
  const update = vi
    .fn()
    .mockRejectedValueOnce(refusal('stale_edit', 409, theirs))
    .mockResolvedValue(theirs)
  const { user, dialog } = await startEditing(update)
  await user.click(dialog.getByRole('button', { name: 'Save client' }))
  await user.click(await dialog.findByRole('button', { name: 'Take theirs' }))
  expect(dialog.getByRole('textbox', { name: /Pronouns/ })).toHaveValue('ze/zir')
  await user.click(dialog.getByRole('button', { name: 'Save client' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[1]).toMatchObject({ pronouns: 'ze/zir', version: 2 })
})

test('asks before Escape throws away what was typed', async () => {
  const { user } = await startEditing(vi.fn())
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: /Pronouns/ })).toHaveValue('they/them')
})

test('names who is called first beside the contacts, each apart', async () => {
  const people = [
    aClientPerson(),
    aClientPerson({ id: 'b', name: 'Lena Vega', relationship: '', roles: ['emergency', 'partner'] }),
    aClientPerson({ id: 'c', name: 'Dr. Ames', roles: ['collateral'] }),
  ]
  show({ clients: { get: () => Promise.resolve(aClient({ people })) } })
  const contact = await screen.findByRole('region', { name: 'Contact' })
  expect(contact).toHaveTextContent(/Emergency contactRosa Vega · mother\(518\) 555-0199/)
  expect(contact).toHaveTextContent(/Emergency contact 2Lena Vega/)
  expect(contact).not.toHaveTextContent(/Ames/)
})

test.each([
  ['2026-11-17', true],
  ['2026-11-16', false],
])('names a guardian until %s on November 17: %j', async (until, isNamed) => {
  const custody = { legal: 'sole', mayConsent: true, mayHaveInformation: true, until } as const
  const people = [aClientPerson({ roles: ['guardian'], custody })]
  show({ clients: { get: () => Promise.resolve(aClient({ people })) } })
  const contact = await screen.findByRole('region', { name: 'Contact' })
  expect(/GuardianRosa Vega/.test(contact.textContent)).toBe(isNamed)
})
