import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { anAppointment, anAppointmentBody, anOpenDay } from './appointments-fixtures'

const base = '/api/v1/practices/p/appointments'
const params = { practiceId: 'p', appointmentId: 'a' }
const times = { startsAt: '2026-11-17T14:00:00Z', endsAt: '2026-11-17T15:00:00Z' }

it('lists the appointments of a range', async () => {
  const { api, http } = apiAnswering([anAppointment()])
  const query = { from: '2026-11-16T00:00:00Z', to: '2026-11-23T00:00:00Z' }
  expect(await api.appointments.list(params, query)).toEqual([anAppointment()])
  const search = 'from=2026-11-16T00%3A00%3A00Z&to=2026-11-23T00%3A00%3A00Z'
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}?${search}` }])
})

it('lists one client’s, and those that no invoice bills', async () => {
  const page = aPage([anAppointment()])
  const { api, http } = apiAnswering(page)
  expect(await api.appointments.listOfClient({ practiceId: 'p', clientId: 'c' }, { when: 'past' })).toEqual(
    page,
  )
  expect(await api.appointments.listUninvoiced(params)).toEqual(page)
  expect(http.sent.map(({ path }) => path)).toEqual([
    '/api/v1/practices/p/clients/c/appointments?when=past',
    `${base}/uninvoiced`,
  ])
})

it('says when the practice is open, and the clinician works', async () => {
  const { api, http } = apiAnswering([anOpenDay()])
  const query = { startDate: '2026-11-17', endDate: '2026-11-17', clinicianId: 'd' }
  expect(await api.appointments.openDays(params, query)).toEqual([anOpenDay()])
  const search = 'startDate=2026-11-17&endDate=2026-11-17&clinicianId=d'
  expect(http.sent).toMatchObject([{ method: 'GET', path: `/api/v1/practices/p/open-days?${search}` }])
})

it.each([
  ['get', 'GET', `${base}/a`, undefined],
  ['create', 'POST', base, anAppointmentBody()],
  ['update', 'PUT', `${base}/a`, { ...anAppointmentBody(), version: 1 }],
  ['move', 'PATCH', `${base}/a/time`, { ...times, allowOverlap: false, version: 1 }],
  ['setStatus', 'PATCH', `${base}/a/status`, { status: 'completed', version: 1 }],
] as const)('can %s one: %s %s', async (verb, method, path, body) => {
  const { api, http } = apiAnswering(anAppointment())
  const call = api.appointments[verb] as (params: object, body?: unknown) => Promise<unknown>
  expect(await (body === undefined ? call(params) : call(params, body))).toEqual(anAppointment())
  expect(http.sent).toMatchObject([body === undefined ? { method, path } : { method, path, body }])
})
