import fc from 'fast-check'
import type { Appointment, Client } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createChanges } from '../../changes'
import { heldMail } from '../../db/schema/held-mail-table'
import { staff } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import { MAX_TRIES } from '../../mail/mail-retries'
import type { MailMessage } from '../../mail/mailer'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { createTestApp } from '../../testing/create-test-app'
import { runs } from '../../testing/sample-size'
import { startTestApp } from '../../testing/start-test-app'
import { sendHeldMail } from './send-held-mail'

const HOLD_MS = 180_000
const test = startTestApp(() => createTestApp({ env: { publicUrl: 'https://oaklet.example' } }))
let practice: TestPractice
let scheduler: SignedInPerson
let clinician: SignedInPerson
let client: Client

beforeEach(async () => {
  practice = await aPractice(test)
  scheduler = await practice.as('Scheduler')
  clinician = await practice.as('Clinician')
  client = await addClient(practice, scheduler)
  test.mailer.setBroken(false)
})

const addressOf = ({ userId }: SignedInPerson) => `${userId}@example.com`
const mailTo = (person: SignedInPerson) => test.mailer.to(addressOf(person))
const subjectsTo = (person: SignedInPerson) => mailTo(person).map(({ subject }) => subject)
const after = async (ms: number) => {
  test.clock.advance(ms)
  await sendHeldMail(test.deps)
}
const waiting = () => inTenant(test.deps.db, practice.organizationId, (tx) => tx.select().from(heldMail))
const want = (person: SignedInPerson, emails: Record<'booked' | 'changed' | 'cancelled', boolean>) =>
  person.request('PUT', '/api/auth/me/notification-preferences', {
    choices: Object.entries(emails).map(([what, email]) => ({
      event: `appointment_${what}`,
      inApp: true,
      email,
    })),
  })
const ALL = { booked: true, changed: true, cancelled: true }
const wantAll = (person: SignedInPerson) => want(person, ALL)
const bookOne = () =>
  book(
    practice,
    scheduler,
    appointmentBody(practice, { clientId: client.id, clinicianId: clinician.staffId }),
  )
const moveTo = async (booked: Appointment, hour: number, by = scheduler): Promise<Appointment> =>
  dataOf(
    await by.request('PATCH', practice.path(`appointments/${booked.id}/time`), {
      startsAt: at(`${hour}:00`.padStart(5, '0')),
      endsAt: at(`${hour}:50`.padStart(5, '0')),
      version: booked.version,
      allowOverlap: false,
    }),
  )
const CANCELLED = 'One of your appointments was cancelled'
const CHANGED = 'One of your appointments was changed'
const BOOKED = 'A new appointment was booked for you'

describe('mail about what can be undone', () => {
  it('goes three minutes later, once, with a link and without a name or an hour', async () => {
    const booked = await bookOne()
    await after(HOLD_MS)
    const { id } = await setStatus(practice, scheduler, booked, 'cancelled_client')
    await after(HOLD_MS - 1)
    expect(mailTo(clinician)).toEqual([])
    test.clock.advance(1)
    await Promise.all([sendHeldMail(test.deps), sendHeldMail(test.deps), sendHeldMail(test.deps)])
    await after(HOLD_MS)
    expect(subjectsTo(clinician)).toEqual([CANCELLED])
    const [mail] = mailTo(clinician)
    expect(mail?.text).toContain(
      `https://oaklet.example/calendar?date=2026-11-17&appointment=${id}&cancelled=shown\n`,
    )
    expect(JSON.stringify(mail)).not.toMatch(/Maya|Lindqvist|10:00/)
  })

  it('is not sent when it is undone in time', async () => {
    await wantAll(clinician)
    const booked = await bookOne()
    await after(HOLD_MS)
    const cancelled = await setStatus(practice, scheduler, booked, 'cancelled_client')
    await after(HOLD_MS - 1)
    const back = await setStatus(practice, scheduler, cancelled, 'scheduled')
    const moved = await moveTo(back, 12)
    await after(60_000)
    await moveTo(await moveTo(moved, 13), 10)
    await after(HOLD_MS)
    expect(subjectsTo(clinician)).toEqual([BOOKED])
    expect(await waiting()).toEqual([])
  })

  it('is not sent for a booking that was cancelled in time, also where bookings send none', async () => {
    await setStatus(practice, scheduler, await bookOne(), 'cancelled_client')
    await after(HOLD_MS)
    expect(mailTo(clinician)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('is not sent to somebody who wants none of it by the time it is due', async () => {
    await wantAll(clinician)
    await bookOne()
    await want(clinician, { ...ALL, booked: false })
    await after(HOLD_MS)
    expect(mailTo(clinician)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('makes one message of several changes, of which the last can be undone as well', async () => {
    await wantAll(clinician)
    const booked = await bookOne()
    await after(HOLD_MS)
    const moved = await moveTo(booked, 12)
    await after(HOLD_MS - 1)
    await moveTo(moved, 13)
    await after(HOLD_MS - 1)
    expect(subjectsTo(clinician)).toEqual([BOOKED])
    await after(1)
    expect(subjectsTo(clinician)).toEqual([BOOKED, CHANGED])
  })

  it('of a booking that was moved at once is still of a booking', async () => {
    await wantAll(clinician)
    await moveTo(await bookOne(), 12)
    await after(HOLD_MS)
    expect(subjectsTo(clinician)).toEqual([BOOKED])
  })

  it('has nothing to say to somebody who changed the same thing since', async () => {
    await wantAll(clinician)
    const booked = await bookOne()
    await moveTo(booked, 12, clinician)
    await after(HOLD_MS)
    expect(mailTo(clinician)).toEqual([])
  })
})

describe('mail of which several wait', () => {
  /** What is sent waits until `go`. */
  const slowly = () => {
    const sending: string[] = []
    let go = () => {}
    const gone = new Promise<void>((resolve) => (go = resolve))
    const send = ({ to }: MailMessage) => {
      sending.push(to)
      return gone
    }
    return { deps: { ...test.deps, changes: createChanges(), mailer: { send } }, sending, go }
  }
  beforeEach(async () => {
    await wantAll(clinician)
    for (const hour of [9, 11, 13]) await moveTo(await bookOne(), hour)
    test.clock.advance(HOLD_MS)
  })

  it('is taken one by one, so that another process sends the rest meanwhile', async () => {
    const { deps, sending, go } = slowly()
    const sent = sendHeldMail(deps)
    await expect.poll(() => sending).toEqual([addressOf(clinician)])
    await sendHeldMail(test.deps)
    expect(mailTo(clinician)).toHaveLength(2)
    go()
    await sent
    expect(sending).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('stays for the next start, but for the message that is on its way, when the server stops', async () => {
    const { deps, sending, go } = slowly()
    const sent = sendHeldMail(deps)
    await expect.poll(() => sending).toHaveLength(1)
    deps.changes.end()
    go()
    await sent
    expect(sending).toHaveLength(1)
    expect((await waiting()).map(({ tries }) => tries)).toEqual([0, 0])
  })
})

describe('mail that can’t be sent', () => {
  it('is tried again, later each time, and given up after six tries', async () => {
    await wantAll(clinician)
    await bookOne()
    test.mailer.setBroken(true)
    await after(HOLD_MS)
    expect(await waiting()).toMatchObject([{ tries: 1 }])
    await after(59_999)
    expect(await waiting()).toMatchObject([{ tries: 1 }])
    await after(1)
    expect(await waiting()).toMatchObject([{ tries: 2 }])
    for (let tries = 3; tries < MAX_TRIES; tries += 1) {
      await after(60_000 * 2 ** (tries - 2))
      expect(await waiting()).toMatchObject([{ tries }])
    }
    await after(60_000 * 2 ** (MAX_TRIES - 2))
    expect(await waiting()).toEqual([])
  })

  it('arrives once the mail server is back', async () => {
    await wantAll(clinician)
    await bookOne()
    test.mailer.setBroken(true)
    await after(HOLD_MS)
    test.mailer.setBroken(false)
    await after(60_000)
    expect(subjectsTo(clinician)).toEqual([BOOKED])
    expect(await waiting()).toEqual([])
  })

  it('to somebody who has left is dropped', async () => {
    await wantAll(clinician)
    await bookOne()
    await inTenant(test.deps.db, practice.organizationId, (tx) => tx.update(staff).set({ isActive: false }))
    await after(HOLD_MS)
    expect(mailTo(clinician)).toEqual([])
    expect(await waiting()).toEqual([])
  })
})

it('whatever is moved and cancelled within three minutes, mail goes exactly if something differs in the end', async () => {
  let current = await bookOne()
  await after(HOLD_MS)
  const steps = fc.array(fc.constantFrom(9, 10, 11, 'cancel', 'restore'), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.boolean(), steps, async (wantsAll, taken) => {
      await want(clinician, { booked: wantsAll, changed: wantsAll, cancelled: true })
      const before = standing(current)
      const sentBefore = mailTo(clinician).length
      for (const step of taken) {
        const isOff = current.status === 'cancelled_client'
        if (step === 'cancel' && !isOff)
          current = await setStatus(practice, scheduler, current, 'cancelled_client')
        if (step === 'restore' && isOff) current = await setStatus(practice, scheduler, current, 'scheduled')
        if (typeof step === 'number' && !isOff) current = await moveTo(current, step)
        test.clock.advance(10_000)
      }
      await after(HOLD_MS)
      const now = standing(current)
      const isWanted = wantsAll || now === OFF
      expect(mailTo(clinician).length - sentBefore).toBe(isWanted && now !== before ? 1 : 0)
    }),
    { numRuns: runs({ gate: 5, long: 25 }) },
  )
})

const OFF = 'off'
const standing = ({ status, startsAt }: Appointment): string => (status === 'scheduled' ? startsAt : OFF)
