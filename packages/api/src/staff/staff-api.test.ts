import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { fixtureId } from '../testing/fixture-id'
import {
  aClinician,
  aStaffAccess,
  aStaffMember,
  aStaffProfileInput,
  aStaffSummary,
  someOpenAppointments,
} from './staff-fixtures'
import { STAFF_MESSAGES } from './staff-messages'

const params = { orgId: 'o', staffId: 's' }
const all = '/api/v1/organizations/o/staff'

it('lists who can hold appointments', async () => {
  const { api, http } = apiAnswering([aClinician()])
  expect(await api.staff.listClinicians({ practiceId: 'p' })).toEqual([aClinician()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/clinicians' }])
})

it('lists the people of the organization, all or those that are asked for', async () => {
  const { api, http } = apiAnswering(aPage([aStaffSummary()]))
  expect(await api.staff.list(params)).toEqual(aPage([aStaffSummary()]))
  await api.staff.list(params, { q: 'cole', status: 'active', limit: 20 })
  expect(http.sent).toMatchObject([
    { method: 'GET', path: all },
    { method: 'GET', path: `${all}?q=cole&status=active&limit=20` },
  ])
})

it('gets one person, and what they may do', async () => {
  const { api, http } = apiAnswering(aStaffMember())
  expect(await api.staff.get(params)).toEqual(aStaffMember())
  const access = apiAnswering(aStaffAccess())
  expect(await access.api.staff.access(params)).toEqual(aStaffAccess())
  expect([...http.sent, ...access.http.sent]).toMatchObject([
    { method: 'GET', path: `${all}/s` },
    { method: 'GET', path: `${all}/s/access` },
  ])
})

it('saves a profile on the version that was edited', async () => {
  const { api, http } = apiAnswering(aStaffMember({ version: 3 }))
  const body = { ...aStaffProfileInput(), version: 2 }
  expect(await api.staff.update(params, body)).toMatchObject({ version: 3 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${all}/s`, body }])
})

it('sets roles and practices as a whole', async () => {
  const { api, http } = apiAnswering(aStaffMember())
  const body = { roleIds: [fixtureId(41)], practiceIds: [fixtureId(3)], version: 1 }
  expect(await api.staff.setAssignments(params, body)).toEqual(aStaffMember())
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${all}/s/assignments`, body }])
})

it('asks what is to be settled, deactivates with a choice, and reactivates', async () => {
  const open = apiAnswering(someOpenAppointments())
  expect(await open.api.staff.openAppointments(params)).toEqual(someOpenAppointments())
  await open.api.staff.openAppointments(params, { handOverTo: fixtureId(9) })
  const member = aStaffMember({ status: 'inactive' })
  const gone = apiAnswering({ member, appointments: 2, clients: 3, sessionsEnded: 1 })
  const choice = { choice: 'hand_over', clinicianId: fixtureId(9), allowOverlap: false } as const
  const clients = { choice: 'hand_over', clinicianId: fixtureId(9) } as const
  const body = { appointments: choice, clients, version: 1 }
  expect(await gone.api.staff.deactivate(params, body)).toMatchObject({ appointments: 2 })
  const back = apiAnswering(aStaffMember())
  expect(await back.api.staff.reactivate(params, { version: 2 })).toEqual(aStaffMember())
  expect([...open.http.sent, ...gone.http.sent, ...back.http.sent]).toMatchObject([
    { method: 'GET', path: `${all}/s/open-appointments` },
    { method: 'GET', path: `${all}/s/open-appointments?handOverTo=${fixtureId(9)}` },
    { method: 'POST', path: `${all}/s/deactivate`, body },
    { method: 'POST', path: `${all}/s/reactivate`, body: { version: 2 } },
  ])
})

it('has a sentence for each call that fails', () => {
  const { api } = apiAnswering(null)
  expect(Object.keys(STAFF_MESSAGES).toSorted()).toEqual(Object.keys(api.staff).toSorted())
})
