import { describe, expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { createRecordingHttp } from '../testing/recording-http'
import { UpdateReminderSettingsBody } from './reminders-contract'
import {
  aClientReminder,
  aReminderSettingsBody,
  aVisit,
  someClientReminders,
  someReminderSettings,
} from './reminders-fixtures'
import { createVisitsApi } from './visits-api'
import { AskVisitBody } from './visits-contract'

const practice = { practiceId: 'p' }
const base = '/api/v1/practices/p'

it('reads and saves how a practice reminds its clients', async () => {
  const { api, http } = apiAnswering(someReminderSettings())
  expect(await api.reminders.settings(practice)).toEqual(someReminderSettings())
  await api.reminders.updateSettings(practice, aReminderSettingsBody())
  expect(http.sent).toMatchObject([
    { method: 'GET', path: `${base}/reminder-settings` },
    { method: 'PUT', path: `${base}/reminder-settings`, body: aReminderSettingsBody() },
  ])
})

it('reads what clients were told and answered, and whether they want reminders', async () => {
  const told = apiAnswering([aClientReminder()])
  const appointment = { ...practice, appointmentId: 'a' }
  expect(await told.api.reminders.ofAppointment(appointment)).toEqual([aClientReminder()])
  const { api, http } = apiAnswering(someClientReminders())
  const client = { ...practice, clientId: 'c' }
  expect(await api.reminders.ofClient(client)).toEqual(someClientReminders())
  await api.reminders.setOfClient(client, { isStopped: true })
  expect([...told.http.sent, ...http.sent]).toMatchObject([
    { method: 'GET', path: `${base}/appointments/a/reminders` },
    { method: 'GET', path: `${base}/clients/c/reminders` },
    { method: 'PUT', path: `${base}/clients/c/reminders`, body: { isStopped: true } },
  ])
})

it('answers for a client who has no account', async () => {
  const http = createRecordingHttp(() => ({ success: true, data: aVisit() }))
  const visits = createVisitsApi(http)
  const token = 'org.secret'
  expect(await visits.open({ token })).toEqual(aVisit())
  await visits.confirm({ token })
  await visits.cancel({ token })
  await visits.ask({ token, text: 'Any morning' })
  await visits.setReminders({ token, isStopped: true })
  expect(http.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
    ['open', 'confirm', 'cancel', 'ask', 'reminders'].map((verb) => `POST /api/v1/visits/${verb}`),
  )
})

describe('the settings that are sent', () => {
  const errorsOf = (changes: object) => {
    const { error } = UpdateReminderSettingsBody.safeParse({ ...aReminderSettingsBody(), ...changes })
    return error?.issues.map(({ path, message }) => [path.join('.'), message])
  }

  it('name each day once, the longest first', () => {
    const { daysBefore } = UpdateReminderSettingsBody.parse({
      ...aReminderSettingsBody(),
      daysBefore: [1, 7, 1],
    })
    expect(daysBefore).toEqual([7, 1])
  })

  it.each([
    ['daysBefore', { daysBefore: [] }, 'Choose at least one day'],
    ['daysBefore.0', { daysBefore: [4] }, 'Choose one of the days'],
    ['daysBefore', { daysBefore: [1, 2, 3, 7] }, 'Choose at most 3 days'],
    ['hours.opens', { hours: { opens: '8', closes: '20:00' } }, 'Use a time like 08:00'],
    ['hours.closes', { hours: { opens: '08:00', closes: '24:00' } }, 'Use a time like 20:00'],
    [
      'hours.closes',
      { hours: { opens: '08:00', closes: '08:59' } },
      'End at least an hour after the beginning',
    ],
    ['lateHours', { lateHours: 73 }, 'Use 0 to 72 hours'],
    ['lateHours', { lateHours: 1.5 }, 'Use whole hours'],
    ['publicName', { publicName: 'a'.repeat(81) }, 'Use at most 80 characters'],
  ])('are refused at %s for %j', (field, changes, message) => {
    expect(errorsOf(changes)).toEqual([[field, message]])
  })
})

it('a wish for another time is not empty', () => {
  const { error } = AskVisitBody.safeParse({ token: 't', text: ' \n' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Tell us which days and times suit you'])
})
