import type { Appointment } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book } from '../../testing/an-appointment'
import { onEachDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'

/** What a person does next: `which` picks an appointment, `slot` a quarter of an hour, `length` in quarters. */
const step = fc.record({
  verb: fc.constantFrom('create', 'move', 'cancel', 'restore'),
  which: fc.nat(20),
  slot: fc.integer({ min: 0, max: 11 }),
  length: fc.integer({ min: 1, max: 4 }),
  allowOverlap: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const quarter = (index: number) =>
  at(`${String(10 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`)

onEachDatabase('overlaps', (test, rule) => {
  const touching = (practice: TestPractice, isConfirmed: boolean) =>
    inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf(
        tx,
        sql`
          select a.id, b.id from appointments a
          join appointments b on a.clinician_id = b.clinician_id and a.id < b.id
            and a.starts_at < b.ends_at and b.starts_at < a.ends_at
          where (a.overlap_group = b.overlap_group) = ${isConfirmed}
            and a.status in ('scheduled', 'confirmed') and b.status in ('scheduled', 'confirmed')`,
      ),
    )

  /** Does one step, and checks that it was refused exactly when it touches something unconfirmed. */
  async function act(
    practice: TestPractice,
    owner: SignedInPerson,
    clientId: string,
    known: Appointment[],
    { verb, which, slot, length, allowOverlap }: Step,
  ): Promise<void> {
    const picked = known.length === 0 ? undefined : known[which % known.length]
    const times = { startsAt: quarter(slot), endsAt: quarter(slot + length) }
    const isCancelled = picked?.status === 'cancelled_client'
    const send = () => {
      if (verb === 'create' || picked === undefined) {
        const who = { clientId, clinicianId: owner.staffId }
        return owner.request(
          'POST',
          practice.path('appointments'),
          appointmentBody(practice, who, { ...times, allowOverlap }),
        )
      }
      const { version } = picked
      const one = practice.path(`appointments/${picked.id}`)
      if (verb === 'move') {
        return owner.request('PATCH', `${one}/time`, { ...times, allowOverlap, version })
      }
      const status = verb === 'cancel' ? 'cancelled_client' : 'scheduled'
      return owner.request('PATCH', `${one}/status`, { status, allowOverlap, version })
    }
    const answer = await send()
    if (answer.status === 200) {
      const now = answer.data as Appointment
      const index = known.findIndex(({ id }) => id === now.id)
      known.splice(index === -1 ? known.length : index, 1, now)
      return
    }
    const mayBeRefused = isCancelled ? ['move', 'cancel', 'restore'] : ['restore']
    const isOverlap = answer.body.code === 'appointment_overlap'
    if (isOverlap) expect(allowOverlap).toBe(false)
    else expect([answer.body.code, mayBeRefused.includes(verb)]).toEqual(['transition_refused', true])
  }

  rule(
    'never hold two that nobody confirmed, whatever is booked, moved, cancelled and brought back',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          const practice = await aPractice(test)
          const owner = await practice.as('Owner')
          const { id: clientId } = await addClient(practice, owner)
          const known: Appointment[] = []
          for (const each of steps) {
            await act(practice, owner, clientId, known, each)
            expect(await touching(practice, false)).toEqual([])
          }
        }),
        { numRuns: runs({ gate: 3, long: 12 }) },
      )
    },
    120_000,
  )

  rule('joins the groups of everything that a confirmed one touches', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const { id: clientId } = await addClient(practice, owner)
    const add = (from: number, to: number, allowOverlap: boolean) =>
      book(
        practice,
        owner,
        appointmentBody(
          practice,
          { clientId, clinicianId: owner.staffId },
          { startsAt: quarter(from), endsAt: quarter(to), allowOverlap },
        ),
      )
    await add(0, 3, false)
    await add(2, 5, true)
    await add(6, 8, false)
    await add(7, 10, true)
    await add(4, 7, true)
    expect(await touching(practice, true)).toHaveLength(4)
    expect(await touching(practice, false)).toEqual([])
  })

  rule('let exactly one of two people book the same time', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const { id: clientId } = await addClient(practice, owner)
    const body = appointmentBody(practice, { clientId, clinicianId: owner.staffId })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.request('POST', practice.path('appointments'), body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })
})
