import type { Appointment } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import { aPractice } from '../../testing/a-practice'
import {
  aCompletedSession,
  adjustment,
  draftInvoice,
  invoiceInput,
  issue,
  payFor,
} from '../../testing/an-invoice'
import { onEachDatabase } from '../../testing/on-each-database'
import { sum } from '../../testing/recount-rows'
import { runs } from '../../testing/sample-size'

interface Share {
  entryId: string
  line: number
  effect: string
  clinicianId: string | null
  serviceCode: string | null
  cents: number
}

/** A billed session's line comes first, then those of prices alone. */
const prices = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 })
const parts = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 8 })

onEachDatabase('the shares of the ledger', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    return { practice, owner, ...(await aCompletedSession(practice, owner)) }
  }

  type Desk = Awaited<ReturnType<typeof aDesk>>

  async function bill({ practice, owner, client, appointment }: Desk, cents: readonly number[]) {
    const lines = cents.map((unitPriceCents, index) => ({
      appointmentId: index === 0 ? appointment.id : null,
      description: index === 0 ? sessionOf(appointment) : 'Report',
      quantity: 1,
      unitPriceCents,
    }))
    return issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 0, { lines })))
  }

  const sessionOf = ({ lines: [line] }: Appointment) => `${line?.label} (${line?.serviceCode})`

  const read = <Row extends object>({ practice }: Desk, query: Parameters<typeof rowsOf>[1]) =>
    inTenant(test.deps.db, practice.organizationId, (tx) => rowsOf<Row>(tx, query))

  const SHARE = sql`entry_id::text as "entryId", line, effect,
    clinician_id::text as "clinicianId", service_code as "serviceCode", cents::int as cents`

  const shares = (desk: Desk) =>
    read<Share>(desk, sql`select ${SHARE} from ledger_shares order by entry_id, line`)

  /** What the triggers would keep if all entries were written now. */
  const madeAnew = (desk: Desk) =>
    read<Share>(
      desk,
      sql`select ${SHARE} from oaklet_shares_of(array(select id from ledger_entries)) order by entry_id, line`,
    )

  const perLine = (kept: readonly Share[]) =>
    Object.fromEntries(
      [...new Set(kept.map(({ line }) => line))].map((line) => [
        line,
        sum(kept.filter((each) => each.line === line).map(({ cents }) => cents)),
      ]),
    )

  rule(
    'come to each entry, pay each line when the invoice is paid, and take all back when it is voided',
    async () => {
      await fc.assert(
        fc.asyncProperty(prices, parts, fc.boolean(), async (cents, paid, isVoided) => {
          const desk = await aDesk()
          const { practice, owner } = desk
          const invoice = await bill(desk, cents)
          const whole = sum(cents)
          let owed = whole
          if (!isVoided) {
            for (const part of [...paid, whole]) {
              const now = Math.min(part, owed)
              if (now > 0) expect((await payFor(practice, owner, invoice, now)).status).toBe(200)
              owed -= now
            }
            const path = practice.path(`invoices/${invoice.id}`)
            // What is moved to credit and back again leaves each line paid as it was.
            const moved = whole === 0 ? [] : [1, whole - 1].filter((some) => some > 0)
            for (const verb of ['unapply-payment', 'apply-credit']) {
              for (const amountCents of moved) {
                expect((await owner.request('POST', `${path}/${verb}`, { amountCents })).status).toBe(200)
              }
            }
          } else if (whole > 0) {
            const path = practice.path(`invoices/${invoice.id}/void`)
            expect((await owner.request('POST', path, { version: invoice.version })).status).toBe(200)
          }
          const kept = await shares(desk)
          const entries = await read<{ id: string; cents: number }>(
            desk,
            sql`select id::text as id, amount_cents::int as cents from ledger_entries`,
          )
          for (const entry of entries) {
            const own = kept.filter(({ entryId }) => entryId === entry.id)
            expect(sum(own.map((share) => share.cents))).toBe(entry.cents)
          }
          const charges = kept.filter(({ effect }) => effect === 'charge')
          const payments = kept.filter(({ effect, line }) => effect === 'payment' && line > 0)
          const told = cents.flatMap((price, index) => (price === 0 ? [] : [[index + 1, price] as const]))
          expect(perLine(charges)).toEqual(
            Object.fromEntries(told.map(([line, price]) => [line, isVoided ? 0 : price])),
          )
          expect(perLine(payments)).toEqual(
            isVoided ? {} : Object.fromEntries(told.map(([line, price]) => [line, -price])),
          )
        }),
        { numRuns: runs({ gate: 3, long: 15 }) },
      )
    },
    240_000,
  )

  rule(
    'lower each line’s charge, and what of it is not collected, by its part of what is adjusted',
    async () => {
      const desk = await aDesk()
      const { practice, owner } = desk
      const { id } = await bill(desk, [100, 50])
      const adjustments = practice.path(`invoices/${id}/adjustments`)
      for (const kind of ['credited', 'written_off'] as const) {
        expect((await owner.request('POST', adjustments, adjustment(30, kind))).status).toBe(200)
      }
      const kept = await shares(desk)
      const ofLines = (wanted: string) => perLine(kept.filter(({ effect }) => effect === wanted))
      expect([ofLines('charge'), ofLines('write_off')]).toEqual([
        { 1: 80, 2: 40 },
        { 1: -20, 2: -10 },
      ])
      expect(await shares(desk)).toEqual(await madeAnew(desk))
    },
  )

  rule('keep credit as nobody’s', async () => {
    const desk = await aDesk()
    const invoice = await bill(desk, [100])
    await payFor(desk.practice, desk.owner, invoice, 60, { credit: 7 })
    const { appointment } = desk
    const ofSession = { clinicianId: appointment.clinician.id, serviceCode: '90834' }
    const kept = await shares(desk)
    expect(kept.toSorted((one, another) => one.cents - another.cents)).toMatchObject([
      { line: 1, effect: 'payment', ...ofSession, cents: -60 },
      { line: 0, effect: 'payment', clinicianId: null, serviceCode: null, cents: -7 },
      { line: 1, effect: 'charge', ...ofSession, cents: 100 },
    ])
  })

  rule('follow an appointment that is somebody else’s, or of another service, from then on', async () => {
    const desk = await aDesk()
    const other = await desk.practice.as('Clinician')
    const invoice = await bill(desk, [100, 50])
    await payFor(desk.practice, desk.owner, invoice, 60)
    const ofLine = async () => (await shares(desk)).filter(({ line }) => line === 1)
    // No verb does either of these, yet.
    await read(desk, sql`update appointments set clinician_id = ${other.staffId}`)
    expect(await ofLine()).toMatchObject([{ clinicianId: other.staffId }, { clinicianId: other.staffId }])
    await read(desk, sql`update appointment_lines set service_code = '90837'`)
    expect(await ofLine()).toMatchObject([{ serviceCode: '90837' }, { serviceCode: '90837' }])
    await read(desk, sql`delete from appointment_lines`)
    expect(await ofLine()).toMatchObject([{ serviceCode: null }, { serviceCode: null }])
    expect(await shares(desk)).toEqual(await madeAnew(desk))
  })

  rule('miss neither a payment nor another clinician that are written at once', async () => {
    const desk = await aDesk()
    const { practice, owner, appointment } = desk
    const other = await practice.as('Clinician')
    const invoice = await bill(desk, [100, 50])
    for (let round = 0; round < 8; round += 1) {
      const clinicianId = round % 2 === 0 ? other.staffId : appointment.clinician.id
      const [paid] = await Promise.all([
        payFor(practice, owner, invoice, 3),
        read(desk, sql`update appointments set clinician_id = ${clinicianId}`),
      ])
      expect(paid.status).toBe(200)
      expect(await shares(desk)).toEqual(await madeAnew(desk))
    }
  })

  rule('stay in their organization', async () => {
    const [mine, theirs] = [await aDesk(), await aDesk()]
    await bill(mine, [100])
    expect(await shares(theirs)).toEqual([])
    expect(await shares(mine)).toHaveLength(1)
  })
})
