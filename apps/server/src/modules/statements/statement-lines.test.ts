import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statementContent, type StatementEntry } from './statement-lines'

const anEntry = (changes: Partial<StatementEntry> = {}): StatementEntry => ({
  ...{ seq: 1, kind: 'issued', invoiceId: 'i', invoiceNumber: 12, reasonCode: null, reversesId: null },
  ...{ appointmentId: null, data: {}, amountCents: 15_000, occurredOn: '2026-11-04' },
  ...changes,
})

describe('a line of a statement', () => {
  it.each<[string, Partial<StatementEntry>]>([
    ['Invoice 12', {}],
    ['Invoice 12 voided', { kind: 'voided', amountCents: -15_000 }],
    [
      'Payment by check (204) for invoice 12',
      { kind: 'payment', data: { method: 'check', reference: '204' } },
    ],
    [
      'Entered by mistake: payment in cash for invoice 12',
      { kind: 'payment', reversesId: 'e', data: { method: 'cash' } },
    ],
    ['Credit put on invoice 12', { kind: 'moved', amountCents: -1 }],
    ['Moved from invoice 12 to your credit', { kind: 'moved', amountCents: 1 }],
    ['Reduction of invoice 12', { kind: 'credited', reasonCode: 'hardship', data: { note: 'Lost her job' } }],
    ['Reduction of invoice 12 taken back', { kind: 'credited', reversesId: 'e' }],
    [
      'Your insurance took its decision on invoice 12 back',
      { kind: 'credited', reasonCode: 'insurer_took_back' },
    ],
    [
      'Your insurance’s decision on invoice 12 holds again',
      { kind: 'credited', reasonCode: 'insurer_took_back', reversesId: 'e' },
    ],
    ['Written off on invoice 12', { kind: 'written_off', reasonCode: 'uncollectible' }],
    ['Write-off on invoice 12 taken back', { kind: 'written_off', reversesId: 'e' }],
    ['Payment for invoice 12 disputed by your bank', { kind: 'disputed' }],
    ['Less of the payment for invoice 12 disputed by your bank', { kind: 'disputed', amountCents: -1 }],
    ['Disputed payment for invoice 12 that stands', { kind: 'dispute_won', amountCents: -1 }],
    ['Refund for invoice 12', { kind: 'refunded', reasonCode: 'paid_twice', data: { note: 'Angry' } }],
  ])('%s: never why', (description, changes) => {
    expect(statementContent([anEntry(changes)], 0).lines).toMatchObject([{ description, invoiceNumber: 12 }])
  })

  it('stands by its day, and of one day as it was written', () => {
    const entries = [
      anEntry({ seq: 5, occurredOn: '2026-11-09', invoiceNumber: 3 }),
      anEntry({ seq: 6, occurredOn: '2026-11-02', invoiceNumber: 1 }),
      anEntry({ seq: 7, occurredOn: '2026-11-09', invoiceNumber: 4 }),
    ]
    const { lines } = statementContent(entries, 0)
    expect(lines.map(({ invoiceNumber }) => invoiceNumber)).toEqual([1, 3, 4])
  })
})

describe('the first statement of a client', () => {
  const paid = (seq: number, invoiceId: string, amountCents: number) =>
    anEntry({ seq, invoiceId, kind: 'payment', data: { method: 'cash' }, amountCents })

  it('begins with the oldest open invoice, and what is older is its opening balance', () => {
    const entries = [
      anEntry({ seq: 1, invoiceId: 'settled' }),
      paid(2, 'settled', -15_000),
      anEntry({ seq: 3, invoiceId: 'paid later', amountCents: 6_000 }),
      anEntry({ seq: 4, invoiceId: 'open', amountCents: 8_000 }),
      paid(5, 'paid later', -6_000),
      anEntry({ seq: 6, invoiceId: 'newer', amountCents: 1_000 }),
    ]
    const content = statementContent(entries, null)
    expect(content.lines.map(({ amountCents }) => amountCents)).toEqual([8_000, -6_000, 1_000])
    expect(content).toMatchObject({ openingCents: 6_000, closingCents: 9_000, throughSeq: 6 })
  })

  it('has nothing to tell where nothing is open', () => {
    const entries = [anEntry({ invoiceId: 'settled' }), paid(2, 'settled', -15_000)]
    const nothing = { openingCents: 0, lines: [], closingCents: 0, throughSeq: 2 }
    expect(statementContent(entries, null)).toMatchObject(nothing)
    expect(statementContent([], null)).toMatchObject({ ...nothing, throughSeq: 0 })
  })
})

describe('what a statement comes to', () => {
  it('counts what stands on no invoice as credit, and as no line', () => {
    const paid = { kind: 'payment' as const, data: { method: 'cash' as const } }
    const entries = [
      anEntry(),
      anEntry({ ...paid, seq: 2, amountCents: -4_000 }),
      anEntry({ ...paid, seq: 3, amountCents: -1_000, invoiceId: null, invoiceNumber: null }),
    ]
    const content = statementContent(entries, 0)
    expect(content).toMatchObject({
      openingCents: 0,
      closingCents: 11_000,
      creditCents: 1_000,
      throughSeq: 3,
    })
    expect(content.lines).toHaveLength(2)
  })

  it('of statements one after another: each begins where the one before ended, and no entry is left out', () => {
    const written = fc.record({
      amountCents: fc.integer({ min: -20_000, max: 20_000 }),
      occurredOn: fc.constantFrom('2026-10-30', '2026-11-02', '2026-11-17'),
      isCredit: fc.boolean(),
      isSent: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(written, { maxLength: 30 }), (steps) => {
        const entries: StatementEntry[] = []
        let before = statementContent([], 0)
        let told = 0
        for (const { isCredit, isSent, ...entry } of steps) {
          const invoice = isCredit ? { invoiceId: null, invoiceNumber: null } : {}
          entries.push(anEntry({ ...entry, ...invoice, seq: entries.length + 1 }))
          const next = statementContent(entries, before.throughSeq)
          const change = next.lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
          expect(next.openingCents).toBe(before.closingCents)
          expect(next.openingCents + change).toBe(next.closingCents)
          if (!isSent) continue
          told += next.lines.length
          before = next
        }
        const { lines } = statementContent(entries, before.throughSeq)
        expect(told + lines.length).toBe(entries.filter(({ invoiceId }) => invoiceId !== null).length)
      }),
    )
  })
})

describe('the credit that a statement names', () => {
  const credit = (amountCents: number, appointmentId: string | null = null) =>
    anEntry({ kind: 'payment', invoiceId: null, invoiceNumber: null, appointmentId, amountCents })

  it.each([
    ['what is held for no session', [credit(-5000), credit(-2500, 'a session')], 5000],
    ['not what is held', [credit(-2500, 'a session')], 0],
    ['nothing where more was taken than is free', [credit(1000), credit(-2500, 'a session')], 0],
  ])('is %s', (_, entries, creditCents) => {
    expect(statementContent([anEntry(), ...entries], 0)).toMatchObject({ creditCents })
  })
})
