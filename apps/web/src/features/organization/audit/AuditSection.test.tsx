import { ApiError, type AuditApi, NetworkError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, MAX_AUDIT_EVENTS_COUNTED } from '@oaklet/api/contract'
import type { AuditEvent, Page } from '@oaklet/api/contract'
import {
  anAuditEvent,
  anExportedFile,
  anOrganizationSettings,
  aPage,
  aStaffSummary,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../../shared/save-file'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { OrganizationScreen } from '../OrganizationScreen'

vi.mock('../../../shared/save-file', () => ({ saveFile: vi.fn() }))

const AT = '/company/organization?section=audit'
const person = { id: '00000000-0000-4000-8000-000000000021', name: 'Olivia Wren' }
const opened = anAuditEvent({
  ...{ id: '00000000-0000-4000-8000-000000000099', seq: 91, action: 'access', resource: 'patient' },
  ...{
    recordId: '00000000-0000-4000-8000-000000000030',
    recordName: 'Ana Ruiz',
    source: 'client',
    changed: [],
  },
})
const list = vi.fn<AuditApi['list']>(() => Promise.resolve(aPage([opened, anAuditEvent()])))
beforeEach(() => {
  list.mockClear()
  vi.mocked(saveFile).mockClear()
})

const show = (at = AT, audit: FakeApi['audit'] = {}, user = {}) =>
  renderScreen(<OrganizationScreen />, {
    at,
    user,
    api: {
      organization: { settings: () => Promise.resolve(anOrganizationSettings()) },
      staff: { list: () => Promise.resolve(aPage([aStaffSummary({ ...person, status: 'active' })])) },
      audit: { list, ...audit },
    },
  })
const table = () => screen.findByRole('grid', { name: 'Audit log' })
const row = async (name: RegExp) => within(await table()).findByRole('row', { name })
const choose = async (user: ReturnType<typeof show>['user'], field: string, option: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(field) }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const refused = (facts: object) =>
  new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: 'Check the fields', requestId: null },
    ...{ fieldErrors: [], ...facts },
  })

test('says in plain words who did what and when, and what only a browser reported', async () => {
  show()
  const change = await row(/Changed the location Downtown office/)
  expect(change).toHaveTextContent('Nov 17')
  expect(change).toHaveTextContent('9:00 AM')
  expect(change).toHaveTextContent('Olivia Wren')
  expect(change).toHaveTextContent('address, phone')
  expect(change).toHaveTextContent('203.0.113.7')
  expect(change).not.toHaveTextContent('Reported')
  expect(await row(/Opened the chart of Ana Ruiz/)).toHaveTextContent('Reported by a browser')
})

test('names who acted when that was no member of the staff, in the table and in the details', async () => {
  const link = { ...{ actorKind: 'client', actorName: 'Ana Ruiz', person: null }, recordName: 'Annex' }
  const job = { actorKind: 'job', actorName: 'old exports', person: null, address: null, requestId: null }
  const id = '00000000-0000-4000-8000-000000000098'
  const deletion = { id, action: 'deleted', resource: 'export', recordName: null, changed: [] }
  const events = [anAuditEvent(link), anAuditEvent({ ...job, ...deletion })]
  const { user } = show(AT, { list: () => Promise.resolve(aPage(events)) })
  expect(await row(/Changed the location Annex/)).toHaveTextContent('Ana Ruiz, by link')
  const deleted = await row(/Deleted an export of everything/)
  expect(deleted).toHaveTextContent('Oaklet, when an export expires')
  await user.dblClick(deleted)
  const dialog = await screen.findByRole('dialog', { name: 'Deleted an export of everything' })
  expect(dialog).toHaveTextContent(/WhoOaklet, when an export expires/)
  expect(dialog).toHaveTextContent(/From the addressNone: Oaklet itself/)
})

test('those who may not view it meet no tab, and its address shows the first part', async () => {
  show(AT, {}, { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Supervisor] })
  expect(await screen.findByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByRole('tab', { name: 'Audit' })).toBeNull()
  expect(list).not.toHaveBeenCalled()
})

test('the filters of the address are asked for, and all of them cleared at once', async () => {
  const { user, address } = show(
    `${AT}&person=${person.id}&action=updated&from=2026-11-01&to=2026-11-17&source=server`,
  )
  await row(/Changed the location/)
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    {
      ...{ limit: 25, personId: person.id, action: 'updated', source: 'server' },
      ...{ startDate: '2026-11-01', endDate: '2026-11-17' },
    },
    expect.anything(),
  )
  await user.click(screen.getByRole('button', { name: 'Clear 4 filters' }))
  expect(address()).toBe(AT)
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.anything(), { limit: 25 }, expect.anything()),
  )
})

test('a chosen filter stands in the address', async () => {
  const { user, address } = show()
  await row(/Changed/)
  await choose(user, 'Kind of record', 'Locations')
  expect(address()).toBe(`${AT}&resource=location`)
  await choose(user, 'Who', 'Oaklet itself')
  expect(address()).toBe(`${AT}&resource=location&by=job`)
  await choose(user, 'Who', 'Olivia Wren')
  expect(address()).toBe(`${AT}&resource=location&person=${person.id}`)
  await choose(user, 'Kind of record', 'All records')
  expect(address()).toBe(`${AT}&person=${person.id}`)
})

test('an event opens with all that is known of it, and leads to everything about its record', async () => {
  const { user, address } = show()
  await user.dblClick(await row(/Changed the location/))
  const dialog = await screen.findByRole('dialog', { name: 'Changed the location Downtown office' })
  expect(await within(dialog).findByText(anAuditEvent().requestId ?? '')).toBeVisible()
  expect(dialog).toHaveTextContent('address, phone')
  expect(dialog).toHaveTextContent(/Recorded byOaklet/)
  await user.click(within(dialog).getByRole('button', { name: 'Show everything about this record' }))
  expect(address()).toBe(`${AT}&record=${anAuditEvent().recordId}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an opened event stays open when a new one pushes it to another page', async () => {
  const { user, queryClient } = show()
  await user.dblClick(await row(/Ana Ruiz/))
  expect(await screen.findByRole('dialog')).toBeVisible()
  list.mockResolvedValueOnce(aPage([anAuditEvent()]))
  await queryClient.invalidateQueries()
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('goes through the pages, and says when there are more than were counted', async () => {
  const pages: Record<string, Page<AuditEvent>> = {
    '': aPage([anAuditEvent()], { nextCursor: 'next', total: MAX_AUDIT_EVENTS_COUNTED }),
    next: aPage([opened], { total: MAX_AUDIT_EVENTS_COUNTED }),
  }
  const paged = vi.fn<AuditApi['list']>((_, query = {}) =>
    Promise.resolve(pages[query.cursor ?? ''] ?? aPage([])),
  )
  const { user } = show(AT, { list: paged })
  expect(await screen.findByText('1–1 of 1000 or more')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('26–26 of 1000 or more')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await screen.findByText('1–1 of 1000 or more')).toBeVisible()
})

test('says what this place is for while it is empty', async () => {
  const empty = () => Promise.resolve(aPage<AuditEvent>([]))
  show(AT, { list: empty })
  expect(await screen.findByText('No events yet')).toBeVisible()
})

test('an empty list that is filtered says that nothing matches', async () => {
  show(`${AT}&action=deleted`, { list: () => Promise.resolve(aPage<AuditEvent>([])) })
  expect(await screen.findByText('No event matches')).toBeVisible()
})

test('a log that could not be loaded is asked for again, with the filters kept', async () => {
  const down = vi.fn(list).mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show(`${AT}&action=updated`, { list: down })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the audit log')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row(/Changed the location/)).toBeVisible()
  expect(down).toHaveBeenLastCalledWith(
    expect.anything(),
    { limit: 25, action: 'updated' },
    expect.anything(),
  )
})

test('the export saves the chosen days as far as the filters hold', async () => {
  const file = { ...anExportedFile(), fileName: 'audit.csv' }
  const take = vi.fn(() => Promise.resolve(file))
  const { user } = show(`${AT}&action=updated&from=2026-11-01&to=2026-11-17`, { export: take })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog', { name: 'Export the audit log' })
  expect(await within(dialog).findByText(/what your filter leaves of these days/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file))
  expect(take).toHaveBeenCalledWith(
    { orgId: anOrganizationSettings().id },
    { action: 'updated', startDate: '2026-11-01', endDate: '2026-11-17' },
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an export of too much says so at its dates, and a failed one what became of it; both can be tried again', async () => {
  const message = 'These are more than 50,000 events. Choose a shorter time'
  const take = vi
    .fn(() => Promise.resolve({ ...anExportedFile(), fileName: 'audit.csv' }))
    .mockRejectedValueOnce(refused({ fieldErrors: [{ path: 'endDate', message }] }))
    .mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show(AT, { export: take })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog', { name: 'Export the audit log' })
  const submit = () => user.click(within(dialog).getByRole('button', { name: 'Export as CSV' }))
  await submit()
  await waitFor(() => expect(within(dialog).getAllByText(message).length).toBeGreaterThan(0))
  await submit()
  expect(await within(dialog).findByText(/Failed to export the audit log/)).toBeVisible()
  expect(saveFile).not.toHaveBeenCalled()
  await submit()
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
})

test('what was said of an export’s dates goes when others are chosen, and those are no loss', async () => {
  const message = 'These are more than 50,000 events. Choose a shorter time'
  const take = vi.fn().mockRejectedValue(refused({ fieldErrors: [{ path: 'endDate', message }] }))
  const { user } = show(AT, { export: take })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog', { name: 'Export the audit log' })
  await user.click(within(dialog).getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(within(dialog).getAllByText(message).length).toBeGreaterThan(0))
  await user.click(within(dialog).getByRole('spinbutton', { name: /^year, Start Date/ }))
  await user.keyboard('{ArrowDown}')
  expect(within(dialog).queryAllByText(message)).toEqual([])
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
