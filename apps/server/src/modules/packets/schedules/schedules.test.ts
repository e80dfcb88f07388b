import type { Measure, MeasureSchedule, Packet, Page } from '@oaklet/api/contract'
import { beforeEach, expect } from 'vitest'
import {
  aPacketDesk,
  aVerifiedBrowser,
  fillIn,
  packetLink,
  type PacketDesk,
  sendPacket,
} from '../../../testing/a-packet'
import type { SignedInPerson } from '../../../testing/a-person'
import { aPractice, type TestPractice } from '../../../testing/a-practice'
import { appointmentBody, at, book, dataOf, setStatus } from '../../../testing/an-appointment'
import { auditTrail } from '../../../testing/audit-trail'
import { notified } from '../../../testing/notified'
import { onOneDatabase } from '../../../testing/on-each-database'
import { askForMeasures } from './ask-for-measures'

onOneDatabase('schedules of measures', (test, rule) => {
  let practice: TestPractice
  let owner: SignedInPerson
  let desk: PacketDesk

  beforeEach(async () => {
    // The sessions of these tests are from Tuesday, November 17 on.
    test.clock.set('2026-11-16T14:00:00Z')
    practice = await aPractice(test)
    owner = await practice.as('Owner')
    desk = await aPacketDesk(test, practice, owner)
  })

  const path = (rest = '') => practice.path(`clients/${desk.client.id}/measure-schedules${rest}`)
  const set = async (measure: string, rhythm: string, by = owner) =>
    by.request('PUT', path(`/${measure}`), { rhythm })
  const session = async (day: string, time = '10:00') =>
    book(
      practice,
      owner,
      appointmentBody(
        practice,
        { clientId: desk.client.id, clinicianId: desk.clinician.staffId },
        { startsAt: at(time, day), endsAt: at(time.replace(':00', ':50'), day) },
      ),
    )
  const sent = async () =>
    dataOf<Packet[]>(await owner.request('GET', desk.path)).map(({ status, isScheduled, items }) => ({
      ...{ status, isScheduled, kinds: items.map(({ kind }) => kind) },
    }))
  const mails = async () => {
    await packetLink(desk)
    return test.mailer.to(desk.email).filter(({ subject }) => subject.startsWith('Forms from')).length
  }

  rule('are set, changed and removed, by those who may send forms', async () => {
    const [schedule] = dataOf<MeasureSchedule[]>(await set('phq9', 'each_session'))
    expect(schedule).toMatchObject({
      kind: 'phq9',
      rhythm: 'each_session',
      setByName: 'Owner',
      lastAskedAt: null,
    })
    dataOf(await set('phq9', 'each_session'))
    dataOf(await set('phq9', 'two_weeks'))
    dataOf(await set('gad7', 'six_weeks'))
    const all = dataOf<MeasureSchedule[]>(await owner.request('GET', path()))
    expect(all.map(({ kind, rhythm }) => [kind, rhythm])).toEqual([
      ['gad7', 'six_weeks'],
      ['phq9', 'two_weeks'],
    ])
    expect((await set('phq2', 'two_weeks')).status).toBe(404)
    expect((await set('phq9', 'daily')).body.fieldErrors?.map((error) => error.path)).toEqual(['rhythm'])
    expect((await set('phq9', 'six_weeks', await practice.as('Biller'))).status).toBe(403)
    expect(dataOf(await owner.request('DELETE', path('/phq9')))).toHaveLength(1)
    expect(dataOf(await owner.request('DELETE', path('/phq9')))).toHaveLength(1)
    const trail = await auditTrail(test, practice, 'measure_schedule')
    expect(trail.map(({ action }) => action)).toEqual(['created', 'updated', 'created', 'deleted'])
  })

  rule('ask for what is due by one mail two days before, and close it once it is sent in', async () => {
    dataOf(await set('phq9', 'each_session'))
    dataOf(await set('gad7', 'two_weeks'))
    await session('2026-11-18')
    test.clock.set('2026-11-16T14:59:00Z')
    await askForMeasures(test.deps)
    expect(await sent()).toEqual([])
    test.clock.set('2026-11-16T15:00:00Z')
    await askForMeasures(test.deps)
    await askForMeasures(test.deps)
    expect(await sent()).toEqual([{ status: 'sent', isScheduled: true, kinds: ['gad7', 'phq9'] }])
    expect(await mails()).toBe(1)
    const browser = await aVerifiedBrowser(desk)
    await fillIn(browser, 'phq9')
    await fillIn(browser, 'gad7')
    expect(dataOf(await browser.call('POST', 'submit'))).toMatchObject({ canBeWithdrawn: false })
    const [packet] = dataOf<Packet[]>(await owner.request('GET', desk.path))
    expect(packet).toMatchObject({ status: 'reviewed', review: { byName: null } })
    const measures = dataOf<Page<Measure>>(
      await owner.request('GET', practice.path(`clients/${desk.client.id}/measures`)),
    )
    expect(measures.items.map(({ kind }) => kind).toSorted()).toEqual(['gad7', 'phq9'])
    expect((await notified(practice, desk.clinician)).map(({ subject }) => subject)).toContain(
      'Maya Lindqvist answered the questionnaires before their appointment',
    )
    // The next session is a week later: what is asked for every two weeks is not due.
    await session('2026-11-25')
    test.clock.set('2026-11-24T14:00:00Z')
    await askForMeasures(test.deps)
    expect((await sent())[0]).toEqual({ status: 'sent', isScheduled: true, kinds: ['phq9'] })
  })

  rule(
    'remind once for each appointment of what the client still has, also of what a person sent',
    async () => {
      await sendPacket(desk, ['phq9', 'emergency_contact'])
      const before = await mails()
      dataOf(await set('phq9', 'each_session'))
      await session('2026-11-17')
      await session('2026-11-18')
      await askForMeasures(test.deps)
      await askForMeasures(test.deps)
      expect([await mails(), (await sent()).length]).toEqual([before + 1, 1])
      const { text } = test.mailer.to(desk.email).at(-1) ?? { text: '' }
      expect(text).toContain('before you meet')
      // After the first appointment the next one is the second.
      test.clock.set('2026-11-17T16:00:00Z')
      await askForMeasures(test.deps)
      await askForMeasures(test.deps)
      expect([await mails(), (await sent()).length]).toEqual([before + 2, 1])
    },
  )

  rule('ask nobody who may not be written to, who is inactive, or whose session is off', async () => {
    dataOf(await set('pcl5', 'four_weeks'))
    const off = await session('2026-11-17')
    const client = practice.path(`clients/${desk.client.id}`)
    const change = async (changes: object) => {
      const { version: now, ...current } = dataOf<Record<string, unknown> & { version: number }>(
        await owner.request('GET', client),
      )
      dataOf(await owner.request('PUT', client, { ...current, ...changes, version: now }))
      await askForMeasures(test.deps)
      return sent()
    }
    const contacts = desk.client.contacts
    expect(await change({ contacts: [] })).toEqual([])
    expect(await change({ contacts, status: 'inactive' })).toEqual([])
    await setStatus(practice, owner, off, 'cancelled_client')
    expect(await change({ status: 'active' })).toEqual([])
    await session('2026-11-17', '15:00')
    await askForMeasures(test.deps)
    expect(await sent()).toHaveLength(1)
  })
})
