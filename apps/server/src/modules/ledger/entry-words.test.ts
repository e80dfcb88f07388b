import { readFileSync } from 'node:fs'
import { LEDGER_ENTRY_KINDS } from '@oaklet/api/contract'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { MIGRATIONS } from '../../db/migrate'
import { LEDGER_EFFECTS, type LedgerData } from '../../db/schema/ledger-table'
import { runs } from '../../testing/sample-size'
import { startTestApp } from '../../testing/start-test-app'
import { entryWords } from './entry-words'

const test = startTestApp()
const PLAIN = { appointmentId: null, reasonCode: null, reversesId: null, amountCents: 1 }

describe('an entry of the ledger in words', () => {
  it.each([
    ['issued', 'i', { invoiceNumber: 12 }, 'Invoice 12 issued'],
    ['voided', 'i', { invoiceNumber: 12 }, 'Invoice 12 voided'],
    ['payment', 'i', { method: 'card', reference: '' }, 'Payment by card'],
    ['payment', 'i', { method: 'cash', reference: '' }, 'Payment in cash'],
    ['payment', 'i', { method: 'bank_transfer', reference: 'A 1' }, 'Payment by bank transfer (A 1)'],
    ['payment', null, { method: 'check', reference: '204' }, 'Payment by check (204), kept as credit'],
    ['payment', null, { method: 'other', reference: '' }, 'Payment received, kept as credit'],
    ['payment', 'i', { words: 'As an earlier release said it' }, 'As an earlier release said it'],
  ] as const)('%s, %s, %j: %s', (kind, invoiceId, data, words) => {
    expect(entryWords({ ...PLAIN, kind, invoiceId, data })).toBe(words)
  })

  it.each([
    ['i', { refundId: 'r' }, 'Refund came back'],
    [null, { refundId: 'r' }, 'Refund came back, kept as credit'],
    ['i', {}, 'Refund recorded by hand taken back'],
    [null, {}, 'Refund recorded by hand taken back, kept as credit'],
  ])('of a refund that didn’t go, on invoice %s, %j: %s', (invoiceId, data, words) => {
    expect(entryWords({ ...PLAIN, kind: 'refund_returned', invoiceId, data, amountCents: -1 })).toBe(words)
  })

  it.each([
    ['i', -1, 'Credit applied'],
    ['i', 1, 'Moved to credit'],
    [null, 1, 'Credit applied to invoice 12'],
    [null, -1, 'Moved to credit from invoice 12'],
  ])('on invoice %s, %d cents of credit: %s', (invoiceId, amountCents, words) => {
    const data = { invoiceNumber: 12 }
    expect(entryWords({ ...PLAIN, kind: 'moved', invoiceId, data, amountCents })).toBe(words)
  })

  it.each([
    ['i', 1, 'Disputed by the client’s bank'],
    [null, 1, 'Disputed by the client’s bank, off the credit'],
    ['i', -1, 'Less is disputed than before'],
    [null, -1, 'Less is disputed than before, kept as credit'],
  ])('of a dispute, on invoice %s, %d cents: %s', (invoiceId, amountCents, words) => {
    expect(entryWords({ ...PLAIN, kind: 'disputed', invoiceId, data: {}, amountCents })).toBe(words)
  })

  it.each([
    ['payment', null, -1, { method: 'cash' }, 'Payment in cash, held for a session'],
    ['moved', 'i', -1, {}, 'Held for the session, applied'],
    ['moved', 'i', 1, {}, 'Held for the session again'],
    ['moved', null, 1, { invoiceNumber: 12 }, 'Held for a session, applied to invoice 12'],
    ['moved', null, -1, { invoiceNumber: 12 }, 'Held for a session again, from invoice 12'],
    ['moved', null, 1, {}, 'No longer held for a session'],
  ] as const)('held, %s, on invoice %s, %d cents, %j: %s', (kind, invoiceId, amountCents, data, words) => {
    expect(entryWords({ ...PLAIN, appointmentId: 'a', kind, invoiceId, data, amountCents })).toBe(words)
  })

  it('what is released from a hold is plain credit', () => {
    expect(entryWords({ ...PLAIN, kind: 'moved', invoiceId: null, data: {}, amountCents: -1 })).toBe(
      'Released to credit',
    )
  })

  it.each([
    ['credited', 'i', 'lower_fee', {}, 'Charge reduced: lower fee agreed'],
    ['credited', 'i', 'other', { note: 'As Dr. Ruiz said' }, 'Charge reduced: As Dr. Ruiz said'],
    ['written_off', 'i', 'hardship', { note: 'until May' }, 'Written off: financial hardship (until May)'],
    ['refunded', 'i', 'paid_twice', { method: 'check' }, 'Refunded by check: paid twice'],
    ['refunded', null, 'client_asked', { method: 'other' }, 'Refunded from credit: client asked for it'],
  ] as const)('%s, %s, because of %s, %j: %s', (kind, invoiceId, reasonCode, data, words) => {
    expect(entryWords({ ...PLAIN, kind, invoiceId, reasonCode, data })).toBe(words)
  })

  it.each([
    [null, 'The insurance took its decision back'],
    ['e', 'The insurance’s decision holds again'],
  ])('a share that is lowered, and reversed by %s: %s', (reversesId, words) => {
    const of = { kind: 'credited', invoiceId: 'i', data: {}, reasonCode: 'insurer_took_back' } as const
    expect(entryWords({ ...PLAIN, ...of, reversesId })).toBe(words)
  })

  it.each([
    ['credited', 'i', {}, 'Reduction taken back'],
    ['written_off', 'i', {}, 'Write-off taken back'],
    ['payment', 'i', { method: 'check', reference: 'A 1' }, 'Entered by mistake: payment by check (A 1)'],
    ['payment', null, { method: 'other' }, 'Entered by mistake: payment received, kept as credit'],
  ] as const)('%s, %s, taken back, %j: %s', (kind, invoiceId, data, words) => {
    expect(entryWords({ ...PLAIN, kind, invoiceId, data, reversesId: 'e' })).toBe(words)
  })
})

interface Entry {
  kind: 'issued' | 'voided' | 'payment'
  invoiceId: string | null
  sentence: string
}

const INVOICE = '00000000-0000-4000-8000-000000000001'
const STATEMENTS = readFileSync(`${MIGRATIONS}/0031_ledger_in_data.sql`, 'utf8').split(
  '--> statement-breakpoint',
)

/** Runs the migration's statement over entries that the release before wrote; returns their data, in order. */
function migrated(entries: readonly Entry[]): Promise<{ data: LedgerData }[]> {
  const statement = STATEMENTS.find((each) => each.includes('WITH sentences')) ?? ''
  return test.deps.db.transaction(async (tx) => {
    // Stands before the table itself for as long as the transaction goes on.
    await tx.execute(sql`create temporary table ledger_entries (organization_id uuid default gen_random_uuid(), id int,
      kind text, invoice_id uuid, description text, data jsonb) on commit drop`)
    const rows = JSON.stringify(entries.map((entry, id) => ({ ...entry, id })))
    await tx.execute(sql`insert into ledger_entries (id, kind, invoice_id, description)
      select (e->>'id')::int, e->>'kind', (e->>'invoiceId')::uuid, e->>'sentence'
      from jsonb_array_elements(${rows}::jsonb) e`)
    await tx.execute(sql.raw(statement))
    return rowsOf<{ data: LedgerData }>(tx, sql`select data from ledger_entries order by id`)
  })
}

const sentence = fc
  .tuple(
    fc.constantFrom(
      'Invoice 7 issued',
      'Invoice 7 voided',
      'Payment by card',
      'Payment in cash',
      'Payment received',
      '',
    ),
    fc.constantFrom('', ' (', ' (12)', ' ()', ' (a) (b)', ' (x), kept as credit'),
    fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom('', ')', ', kept as credit', ', kept as credit, kept as credit'),
  )
  .map((parts) => parts.join(''))
const entry = fc.record({
  kind: fc.constantFrom('issued' as const, 'voided' as const, 'payment' as const),
  invoiceId: fc.constantFrom(INVOICE, null),
  sentence,
})

it('each kind counts for the same sum here and in the database', async () => {
  const rows = await rowsOf<{ kind: string; effect: string }>(
    test.deps.db,
    sql`select kind, oaklet_effect(kind) as effect from unnest(${sql.param([...LEDGER_ENTRY_KINDS])}::text[]) kind`,
  )
  expect(Object.fromEntries(rows.map(({ kind, effect }) => [kind, effect]))).toEqual(LEDGER_EFFECTS)
})

describe('the sentences that the release before stored', () => {
  it('read as they did, whatever stood there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 40 }), async (entries) => {
        const found = await migrated(entries)
        const read = entries.map(({ kind, invoiceId }, at) =>
          entryWords({ ...PLAIN, kind, invoiceId, data: found[at]?.data ?? {} }),
        )
        expect(read).toEqual(entries.map((each) => each.sentence))
      }),
      { numRuns: runs({ gate: 20, long: 2_000 }) },
    )
  })

  it('are data wherever the release before wrote them itself', async () => {
    const paid = ['by card', 'in cash', 'by check', 'by bank transfer', 'received'].flatMap((how) =>
      ['', ' (№ 7)', ' (7) (8)'].flatMap((reference): Entry[] => [
        { kind: 'payment', invoiceId: INVOICE, sentence: `Payment ${how}${reference}` },
        { kind: 'payment', invoiceId: null, sentence: `Payment ${how}${reference}, kept as credit` },
      ]),
    )
    const issued: Entry[] = [
      { kind: 'issued', invoiceId: INVOICE, sentence: 'Invoice 1 issued' },
      { kind: 'voided', invoiceId: INVOICE, sentence: 'Invoice 1204 voided' },
    ]
    const found = await migrated([...issued, ...paid])
    expect(found.filter(({ data }) => data.words !== undefined)).toEqual([])
    expect(found.slice(0, 4).map(({ data }) => data)).toEqual([
      { invoiceNumber: 1 },
      { invoiceNumber: 1204 },
      { method: 'card', reference: '' },
      { method: 'card', reference: '' },
    ])
  })
})
