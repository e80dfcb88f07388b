import type { Appointment, Closure, Openings, WaitlistEntry } from '@oaklet/api/contract'
import { aWaitlistBody, aWaitlistChange } from '@oaklet/api/testing'
import { beforeEach, describe, expect } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { type TestPractice, aPractice } from '../../testing/a-practice'
import { aWaitingVisitor, offerBody, offersTo, wait } from '../../testing/a-waitlist'
import {
  addClient,
  appointmentBody,
  aReachableClient,
  at,
  book,
  dataOf,
  setStatus,
} from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { runs } from '../../testing/sample-size'

const DAY_MS = 86_400_000
const NO_TIMES = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
}

onOneDatabase('the waitlist', (test, rule) => {
  let practice: TestPractice
  let owner: SignedInPerson
  let ana: SignedInPerson
  let visitor: ReturnType<typeof aWaitingVisitor>

  // It is nine on Tuesday, November 17.
  beforeEach(async () => {
    test.clock.set('2026-11-17T14:00:00Z')
    practice = await aPractice(test)
    owner = await practice.as('Owner')
    ana = await practice.as('Clinician', { name: 'Ana Cole', isClinician: true })
    visitor = aWaitingVisitor(test)
  })

  const list = async (by = owner, query = ''): Promise<WaitlistEntry[]> =>
    dataOf(await by.request('GET', practice.path(`waitlist${query}`)))
  const entryOf = async ({ id }: WaitlistEntry): Promise<WaitlistEntry | undefined> =>
    [...(await list()), ...(await list(owner, '?status=ended'))].find((one) => one.id === id)
  /** A client who waits and may be written to. */
  const aWaitingClient = async (changes: Parameters<typeof wait>[3] = {}) => {
    const { client, email } = await aReachableClient(test, practice, owner)
    return { client, email, entry: await wait(practice, owner, client.id, changes) }
  }
  const offer = (
    entries: readonly WaitlistEntry[],
    changes: Parameters<typeof offerBody>[3] = {},
    by = owner,
  ) =>
    by.request('POST', practice.path('waitlist/offers'), offerBody(practice, ana.staffId, entries, changes))
  /** Offers Wednesday at ten to somebody who waits; returns the token of their link. */
  const offered = async ({ entry, email }: Awaited<ReturnType<typeof aWaitingClient>>) => {
    dataOf(await offer([entry]))
    return (await offersTo(test, email)).token
  }
  const sessionAt = (clientId: string, clinicianId = ana.staffId, changes = {}) =>
    appointmentBody(
      practice,
      { clientId, clinicianId },
      {
        ...{ startsAt: at('10:00', '2026-11-18'), endsAt: at('10:50', '2026-11-18') },
        ...changes,
      },
    )
  const bookedBy = async (clientId: string): Promise<Appointment[]> => {
    const range = 'from=2026-11-18T00:00:00Z&to=2026-11-19T00:00:00Z'
    const all = dataOf<Appointment[]>(await owner.request('GET', practice.path(`appointments?${range}`)))
    return all.filter(({ clients }) => clients.some(({ id }) => id === clientId))
  }

  describe('an entry', () => {
    rule('stands behind who needs a time soon, then behind who has waited longer', async () => {
      const first = await aWaitingClient()
      test.clock.advance(1000)
      const second = await aWaitingClient()
      test.clock.advance(1000)
      const urgent = await aWaitingClient({
        urgency: 'soon',
        clinicianIds: [ana.staffId],
        places: ['telehealth'],
      })
      expect((await list()).map(({ id }) => id)).toEqual([urgent.entry.id, first.entry.id, second.entry.id])
      expect(urgent.entry).toMatchObject({
        ...{
          clinicians: [{ id: ana.staffId, name: 'Ana Cole' }],
          places: [{ id: null, name: 'Telehealth' }],
        },
        ...{ canBeMailed: true, status: 'waiting', offers: [], version: 1 },
      })
      expect(await auditTrail(test, practice, 'waitlist_entry', first.entry.id)).toMatchObject([
        { action: 'created' },
      ])
    })

    rule(
      'is changed on the version that was seen, and what can’t be booked is refused at its field',
      async () => {
        const { entry } = await aWaitingClient()
        const wishes = aWaitlistChange({ clinicianIds: [], urgency: 'soon' })
        const path = practice.path(`waitlist/${entry.id}`)
        const saved = dataOf<WaitlistEntry>(await owner.request('PUT', path, wishes))
        expect(saved).toMatchObject({ urgency: 'soon', minutes: 45, version: 2 })
        const stale = await owner.request('PUT', path, wishes)
        expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale_edit', current: saved }])
        const wrong = {
          ...{ clinicianIds: [test.deps.newId()], places: [practice.otherLocationId], serviceCode: 'NONE' },
        }
        expect(refusal(await owner.request('PUT', path, { ...wishes, ...wrong, version: 2 }))).toEqual([
          ...[422, 'validation_failed', 'clinicianIds.0', 'places.0', 'serviceCode'],
        ])
        const nobody = aWaitlistBody({ clientId: test.deps.newId(), clinicianIds: [] })
        expect(refusal(await owner.request('POST', practice.path('waitlist'), nobody))).toEqual([
          ...[422, 'validation_failed', 'clientId'],
        ])
      },
    )

    rule(
      'that is taken off is told among the ended ones, and keeps its place when it is put back',
      async () => {
        const first = await aWaitingClient()
        test.clock.advance(1000)
        await aWaitingClient()
        const path = practice.path(`waitlist/${first.entry.id}/status`)
        dataOf(await owner.request('PUT', path, { status: 'withdrawn', version: 1 }))
        expect([(await list()).length, (await list(owner, '?status=ended'))[0]?.id]).toEqual([
          1,
          first.entry.id,
        ])
        dataOf(await owner.request('PUT', path, { status: 'waiting', version: 2 }))
        expect((await list())[0]?.id).toBe(first.entry.id)
      },
    )

    rule('is known to nobody else: another practice, and who may see their own clients alone', async () => {
      const { entry } = await aWaitingClient()
      const other = await aPractice(test)
      const stranger = await other.as('Owner')
      expect((await stranger.request('GET', practice.path('waitlist'))).status).toBe(404)
      const kim = await aPersonWhoMay(test, practice, 'Clinician', [
        ...(['appointments:view:own', 'appointments:write:own', 'clients:view:own'] as const),
      ])
      const own = await addClient(practice, owner, { primaryClinicianId: kim.staffId })
      const mine = await wait(practice, owner, own.id)
      expect((await list(kim)).map(({ id }) => id)).toEqual([mine.id])
      const status = { status: 'withdrawn', version: 1 }
      expect((await kim.request('PUT', practice.path(`waitlist/${entry.id}/status`), status)).status).toBe(
        404,
      )
      expect((await offer([mine], {}, kim)).status).toBe(403)
      expect((await offer([entry], { clinicianId: kim.staffId }, kim)).status).toBe(404)
    })
  })

  describe('a free time', () => {
    const matches = async (query: Record<string, string> = {}, by = owner): Promise<string[]> => {
      const slot = {
        ...{ clinicianId: ana.staffId, locationId: practice.locationId },
        ...{ startsAt: at('10:00', '2026-11-18'), endsAt: at('10:50', '2026-11-18') },
      }
      const path = practice.path(`waitlist/matches?${new URLSearchParams({ ...slot, ...query }).toString()}`)
      return dataOf<WaitlistEntry[]>(await by.request('GET', path)).map(({ id }) => id)
    }

    rule('fits who waits for such a one, has nothing else then, and is offered nothing yet', async () => {
      const free = await aWaitingClient()
      const elsewhere = await aWaitingClient()
      const asked = await aWaitingClient()
      await aWaitingClient({ clinicianIds: [owner.staffId] })
      await aWaitingClient({ times: { ...NO_TIMES, wednesday: [{ opens: '13:00', closes: '17:00' }] } })
      await aWaitingClient({ latest: '2026-11-17' })
      await book(practice, owner, sessionAt(elsewhere.client.id, owner.staffId))
      dataOf(await offer([asked.entry], { startsAt: at('14:00', '2026-11-18') }))
      expect(await matches()).toEqual([free.entry.id])
      expect(await matches({ endsAt: at('10:45', '2026-11-18') })).toEqual([])
      expect(
        await matches({ startsAt: at('08:00', '2026-11-17'), endsAt: at('08:50', '2026-11-17') }),
      ).toEqual([])
      // An offer that was not answered holds nobody back.
      test.clock.advance(3 * 3_600_000)
      expect(await matches()).toEqual([free.entry.id, asked.entry.id])
    })

    rule('that is found for a client is one that suits them', async () => {
      const { entry, client } = await aWaitingClient({
        clinicianIds: [ana.staffId],
        ...{ latest: '2026-11-25', times: { ...NO_TIMES, wednesday: [{ opens: '09:00', closes: '12:00' }] } },
      })
      await book(practice, owner, sessionAt(client.id, owner.staffId))
      const path = practice.path(`waitlist/${entry.id}/openings?startDate=2026-11-17`)
      const { days, nextDate, lastDate } = dataOf<Openings>(await owner.request('GET', path))
      expect([days.map(({ date }) => date), nextDate, lastDate]).toEqual([
        ...[['2026-11-18', '2026-11-25'], null, '2026-11-25'],
      ])
      expect(days[0]?.openings.map(({ startsAt }) => startsAt)).toEqual([
        ...[at('09:00', '2026-11-18'), at('11:00', '2026-11-18')],
      ])
      for (const { startsAt, clinician } of days[0]?.openings ?? []) {
        expect(clinician.id).toBe(ana.staffId)
        expect(
          await matches({ startsAt, endsAt: new Date(Date.parse(startsAt) + 3_000_000).toISOString() }),
        ).toEqual([entry.id])
      }
    })
  })

  describe('an offer', () => {
    rule('is mailed, and says when it is and until when it holds, nothing of who or why', async () => {
      const waiting = await aWaitingClient()
      const token = await offered(waiting)
      const { mail } = await offersTo(test, waiting.email)
      expect(mail?.subject).toBe('A time on Wednesday, November 18')
      expect(mail?.text).toContain(
        'on Wednesday, November 18, 2026 at 10:00 AM (Eastern Time), for 50 minutes.',
      )
      expect(mail?.text).toContain('by Tuesday, November 17, 2026 at 11:00 AM (Eastern Time)')
      expect(mail?.text).toContain(`${test.deps.env.publicUrl}/offer#${practice.organizationId}.`)
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(
        /lindqvist|maya|ana|90834|psychotherapy|\$|others/i,
      )
      expect(await visitor.see('open', token)).toMatchObject({
        ...{ state: 'open', clinicianName: 'Ana Cole', expiresAt: '2026-11-17T16:00:00.000Z' },
      })
      expect((await entryOf(waiting.entry))?.offers).toMatchObject([{ status: 'open' }])
      expect(await auditTrail(test, practice, 'waitlist_entry', waiting.entry.id)).toMatchObject([
        { action: 'created' },
        { action: 'offered' },
      ])
    })

    rule('books the time when it is taken, once, and ends the waiting', async () => {
      const waiting = await aWaitingClient()
      const token = await offered(waiting)
      expect((await visitor.see('accept', token)).state).toBe('accepted')
      expect((await visitor.see('accept', token)).state).toBe('accepted')
      expect(await bookedBy(waiting.client.id)).toMatchObject([
        {
          ...{ status: 'scheduled', startsAt: at('10:00', '2026-11-18'), billingType: 'self_pay' },
          lines: [{ serviceCode: '90834', feeCents: 14_500 }],
        },
      ])
      expect(await entryOf(waiting.entry)).toMatchObject({
        ...{ status: 'booked', offers: [{ status: 'accepted', answeredAt: '2026-11-17T14:00:00.000Z' }] },
      })
      const events = await auditTrail(test, practice, 'waitlist_entry', waiting.entry.id)
      expect(events.at(-1)).toMatchObject({ action: 'offer_accepted', changed: ['status'], userId: null })
      expect(await notified(practice, owner)).toMatchObject([{ event: 'offer_answered' }])
      expect(await notified(practice, ana)).toMatchObject([{ event: 'appointment_booked' }])
    })

    rule('to several goes to the first who takes it, also of two at once', async () => {
      const waiting = [await aWaitingClient(), await aWaitingClient(), await aWaitingClient()]
      dataOf(await offer(waiting.map(({ entry }) => entry)))
      const tokens: string[] = []
      for (const { email } of waiting) {
        const { mail, token } = await offersTo(test, email)
        expect(mail?.text).toContain('Others are asked too')
        tokens.push(token)
      }
      const states = await Promise.all(
        tokens.slice(0, 2).map(async (token) => (await aWaitingVisitor(test).see('accept', token)).state),
      )
      expect(states.toSorted()).toEqual(['accepted', 'taken'])
      expect((await visitor.see('open', tokens[2] ?? '')).state).toBe('taken')
      const booked = await Promise.all(waiting.map(({ client }) => bookedBy(client.id)))
      expect(booked.flat()).toHaveLength(1)
      expect((await list()).map(({ status }) => status)).toEqual(['waiting', 'waiting'])
    })

    rule('is taken by one of two who press at once, however often that happens', async () => {
      const [one, other] = [await aWaitingClient(), await aWaitingClient()]
      const waitAgain = async (entry: WaitlistEntry) => {
        const found = await entryOf(entry)
        const path = practice.path(`waitlist/${entry.id}/status`)
        if (found?.status === 'booked')
          dataOf(await owner.request('PUT', path, { status: 'waiting', version: found.version }))
      }
      for (let tried = 0; tried < runs({ gate: 4, long: 250 }); tried += 1) {
        const startsAt = new Date(Date.parse(at('10:00', '2026-11-18')) + tried * 7 * DAY_MS).toISOString()
        dataOf(await offer([one.entry, other.entry], { startsAt }))
        const tokens = [(await offersTo(test, one.email)).token, (await offersTo(test, other.email)).token]
        const states = await Promise.all(
          tokens.map(async (token) => (await aWaitingVisitor(test).see('accept', token)).state),
        )
        expect(states.toSorted()).toEqual(['accepted', 'taken'])
        await waitAgain(one.entry)
        await waitAgain(other.entry)
      }
    })

    rule('that is declined leaves the client waiting', async () => {
      const waiting = await aWaitingClient()
      const token = await offered(waiting)
      expect((await visitor.see('decline', token)).state).toBe('declined')
      expect((await visitor.see('accept', token)).state).toBe('declined')
      expect(await bookedBy(waiting.client.id)).toEqual([])
      expect(await entryOf(waiting.entry)).toMatchObject({
        status: 'waiting',
        offers: [{ status: 'declined' }],
      })
      expect((await notified(practice, owner))[0]?.subject).toContain('doesn’t want the time on Wed, Nov 18')
    })

    rule(
      'is over when its time to answer is, when it is taken back, and when the client waits no more',
      async () => {
        const late = await aWaitingClient()
        const lateToken = await offered(late)
        test.clock.set('2026-11-17T16:00:00Z')
        expect((await visitor.see('accept', lateToken)).state).toBe('ended')
        expect((await entryOf(late.entry))?.offers).toMatchObject([{ status: 'expired' }])
        const token = await offered(late)
        const id = (await entryOf(late.entry))?.offers[0]?.id ?? ''
        const path = practice.path(`waitlist/offers/${id}/withdraw`)
        expect(dataOf<WaitlistEntry>(await owner.request('POST', path)).offers[0]?.status).toBe('withdrawn')
        expect(refusal(await owner.request('POST', path))).toEqual([409, 'transition_refused'])
        expect((await visitor.see('accept', token)).state).toBe('ended')
        const another = await offered(late)
        const off = { status: 'withdrawn', version: 1 }
        dataOf(await owner.request('PUT', practice.path(`waitlist/${late.entry.id}/status`), off))
        expect((await visitor.see('accept', another)).state).toBe('ended')
        expect(await bookedBy(late.client.id)).toEqual([])
      },
    )

    rule('finds the time taken where somebody was booked meanwhile, who was asked about it', async () => {
      const waiting = await aWaitingClient()
      const token = await offered(waiting)
      const other = await addClient(practice, owner)
      const body = sessionAt(other.id, ana.staffId, { allowOutsideHours: false })
      const asked = await owner.request('POST', practice.path('appointments'), body)
      expect(refusal(asked)).toEqual([409, 'outside_hours'])
      const closures = asked.body.conflicts as Closure[]
      expect(closures).toMatchObject([{ closedBy: 'offer', name: 'Maya Lindqvist', date: '2026-11-18' }])
      // Whoever it is offered to can be booked without a question.
      const theirs = sessionAt(waiting.client.id, ana.staffId, { allowOutsideHours: false })
      const booked = await book(practice, owner, theirs)
      await setStatus(practice, owner, booked, 'cancelled_client')
      await book(practice, owner, { ...body, allowOutsideHours: true })
      expect((await visitor.see('accept', token)).state).toBe('taken')
      expect((await entryOf(waiting.entry))?.status).toBe('waiting')
    })

    rule('holds its time out of what is found for others', async () => {
      const query = `openings?startDate=2026-11-18&minutes=50&clinicianId=${ana.staffId}`
      const starts = async () =>
        dataOf<Openings>(await owner.request('GET', practice.path(query))).days[0]?.openings.map(
          ({ startsAt }) => startsAt,
        )
      const ten = at('10:00', '2026-11-18')
      expect(await starts()).toContain(ten)
      await offered(await aWaitingClient())
      expect(await starts()).not.toContain(ten)
    })

    rule('is refused where it can’t be booked, mailed or answered, and mails nothing then', async () => {
      const { entry, email } = await aWaitingClient()
      const silent = await wait(practice, owner, (await addClient(practice, owner)).id)
      expect(refusal(await offer([entry, silent]))).toEqual([422, 'validation_failed', 'entryIds.1'])
      await book(practice, owner, sessionAt((await addClient(practice, owner)).id))
      expect(refusal(await offer([entry]))).toEqual([409, 'appointment_overlap'])
      expect(refusal(await offer([entry], { startsAt: at('09:45') }))).toEqual([
        ...[422, 'validation_failed', 'startsAt'],
      ])
      expect(refusal(await offer([entry], { locationId: practice.otherLocationId }))).toEqual([
        ...[422, 'validation_failed', 'locationId'],
      ])
      const off = { status: 'withdrawn', version: 1 }
      dataOf(await owner.request('PUT', practice.path(`waitlist/${entry.id}/status`), off))
      expect(refusal(await offer([entry], { startsAt: at('14:00', '2026-11-18') }))).toEqual([
        ...[409, 'transition_refused'],
      ])
      expect((await offersTo(test, email)).count).toBe(0)
    })

    rule('has a link that says nothing to others, nor once its time is over', async () => {
      const token = await offered(await aWaitingClient())
      for (const wrong of [
        '',
        'x',
        `${practice.organizationId}.x`,
        `${test.deps.newId()}.${token.slice(37)}`,
      ]) {
        expect(refusal(await visitor.call('open', wrong))).toEqual([404, 'link_unavailable'])
      }
      test.clock.set('2026-11-18T16:00:00Z')
      expect(refusal(await visitor.call('open', token))).toEqual([404, 'link_unavailable'])
    })
  })
})
