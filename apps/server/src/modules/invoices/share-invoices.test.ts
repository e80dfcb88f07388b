import type { Invoice } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { aShareDesk } from '../../testing/a-share-desk'
import { adjustment } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

/** How an invoice stands, and what its ledger says. */
const told = ({ status, totalCents, balanceCents, ledger }: Invoice) => ({
  ...{ status, totalCents, balanceCents },
  ledger: ledger.map(({ description, amountCents }) => [description, amountCents]),
})

const NOTHING = { balanceCents: 0, creditCents: 0, heldCents: [0, 0] }

onOneDatabase('shares after insurance', (test, rule) => {
  describe('a posting leaves a share', () => {
    rule('as one issued invoice of the client, with a line for each line of the claim', async () => {
      const { lines, post, invoices, client } = await aShareDesk(test)
      await post({
        shares: [
          [lines[0], 2_500],
          [lines[1], 4_000],
        ],
      })
      const [invoice, ...others] = await invoices()
      expect(others).toEqual([])
      expect(invoice).toMatchObject({
        ...{ number: 1, client: { id: client.id }, status: 'issued', totalCents: 6_500, balanceCents: 6_500 },
        ...{ issuedOn: '2026-11-17', dueOn: '2026-12-17', daysOverdue: 0 },
        lines: [{ amountCents: 2_500 }, { amountCents: 4_000 }],
      })
    })

    rule('which money that is held for its sessions pays first, and other credit does not', async () => {
      const { lines, post, invoices, hold, pay, standing } = await aShareDesk(test)
      await hold(lines[0], 2_000)
      await post({ shares: [[lines[1], 1_000]] })
      const [other] = await invoices()
      if (other !== undefined) await pay(other, 1_000)
      await post({ shares: [[lines[0], 2_500]] })
      const [, invoice] = await invoices()
      expect(invoice).toMatchObject({ status: 'partially_paid', balanceCents: 500, heldCents: 2_000 })
      expect(await standing()).toEqual({ balanceCents: 500, creditCents: 0, heldCents: [0, 0] })
    })

    rule('of which nobody is asked for nothing', async () => {
      const { lines, post, invoices } = await aShareDesk(test)
      await post({ shares: [[lines[0], 0]] })
      expect(await invoices()).toEqual([])
    })

    rule('once more where an earlier posting left one of the same session', async () => {
      const { lines, post, invoices } = await aShareDesk(test)
      await post({ shares: [[lines[0], 2_500]] })
      await post({ shares: [[lines[0], 1_200]] })
      expect((await invoices()).map(({ number, balanceCents }) => [number, balanceCents])).toEqual([
        [1, 2_500],
        [2, 1_200],
      ])
    })

    rule('which bills no session, and tells of itself in the audit log', async () => {
      const { practice, lines, post, invoices, get } = await aShareDesk(test)
      const before = await get<object>('appointments/uninvoiced')
      await post({ shares: [[lines[0], 2_500]] })
      expect(await get('appointments/uninvoiced')).toEqual(before)
      const session = await get<{ invoiceId?: string | null }>(`appointments/${lines[0].appointmentId}`)
      expect(session).not.toHaveProperty('invoiceId', (await invoices())[0]?.id)
      expect(await auditTrail(test, practice, 'invoice')).toMatchObject([{ action: 'issued' }])
    })
  })

  describe('what an insurance takes back', () => {
    rule('lowers the invoice, and is told with its reason', async () => {
      const { lines, post, invoices } = await aShareDesk(test)
      await post({
        shares: [
          [lines[0], 2_500],
          [lines[1], 4_000],
        ],
      })
      await post({ credits: [[lines[1], 4_000]] })
      expect((await invoices()).map(told)).toEqual([
        {
          ...{ status: 'issued', totalCents: 6_500, balanceCents: 2_500 },
          ledger: [
            ['Invoice 1 issued', 6_500],
            ['The insurance took its decision back', -4_000],
          ],
        },
      ])
    })

    rule('is told apart from what a person has reduced', async () => {
      const { lines, post, invoices, onInvoice } = await aShareDesk(test)
      await post({ shares: [[lines[0], 2_500]] })
      const [invoice] = await invoices()
      if (invoice !== undefined) await onInvoice(invoice, 'adjustments', adjustment(500, 'credited'))
      await post({ credits: [[lines[0], 1_000]] })
      const ledger = (await invoices())[0]?.ledger
      expect(ledger?.map(({ kind, isInsurerTakeback }) => [kind, isInsurerTakeback])).toEqual([
        ['issued', false],
        ['credited', false],
        ['credited', true],
      ])
    })

    rule('comes off the newest invoice first, and off none more than its line has left', async () => {
      const { lines, post, invoices } = await aShareDesk(test)
      await post({ shares: [[lines[0], 2_500]] })
      await post({
        shares: [
          [lines[0], 1_200],
          [lines[1], 900],
        ],
      })
      await post({ credits: [[lines[0], 1_000]] })
      await post({ credits: [[lines[0], 1_000]] })
      expect((await invoices()).map(({ balanceCents }) => balanceCents)).toEqual([1_700, 900])
    })

    rule('is refused by what stands behind it where clients were never asked for as much', async () => {
      const { lines, post, invoices } = await aShareDesk(test)
      await post({ shares: [[lines[0], 2_500]] })
      await expect(post({ credits: [[lines[0], 2_501]] })).rejects.toThrow('More of a share')
      await expect(post({ credits: [[lines[1], 1]] })).rejects.toThrow('More of a share')
      expect((await invoices()).map(({ balanceCents }) => balanceCents)).toEqual([2_500])
    })

    rule('makes what was paid credit of the client', async () => {
      const { lines, post, invoices, pay, standing } = await aShareDesk(test)
      await post({ shares: [[lines[0], 2_500]] })
      const [invoice] = await invoices()
      if (invoice !== undefined) await pay(invoice, 2_000)
      await post({ credits: [[lines[0], 1_500]] })
      expect((await invoices())[0]).toMatchObject({ balanceCents: 0, paidCents: 1_000, creditCents: 1_000 })
      expect(await standing()).toEqual({ balanceCents: -1_000, creditCents: 1_000, heldCents: [0, 0] })
    })

    rule('has the money of its session held for it again, before that of others', async () => {
      const { lines, post, hold, standing } = await aShareDesk(test)
      await hold(lines[0], 2_500)
      await hold(lines[1], 1_000)
      await post({
        shares: [
          [lines[0], 2_500],
          [lines[1], 4_000],
        ],
      })
      await post({ credits: [[lines[1], 4_000]] })
      expect((await standing()).heldCents).toEqual([0, 1_000])
      await post({ shares: [[lines[1], 300]] })
      expect((await standing()).heldCents).toEqual([0, 700])
    })

    rule('takes a write-off back as far as nothing is left to write off', async () => {
      const { lines, post, undo, invoices, onInvoice, standing } = await aShareDesk(test)
      await post({
        shares: [
          [lines[0], 2_500],
          [lines[1], 1_000],
        ],
      })
      const [invoice] = await invoices()
      if (invoice !== undefined) await onInvoice(invoice, 'adjustments', adjustment(3_000, 'written_off'))
      const posting = await post({ credits: [[lines[0], 2_500]] })
      const [lowered] = await invoices()
      expect(lowered?.ledger.slice(-3).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
        ['credited', -2_500],
        ['written_off', 3_000],
        ['written_off', -1_000],
      ])
      expect(await standing()).toEqual(NOTHING)
      await undo(posting)
      const [raised] = await invoices()
      expect(raised).toMatchObject({ balanceCents: 500 })
      const writtenOff = raised?.ledger.filter(({ kind }) => kind === 'written_off')
      expect(writtenOff?.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(-3_000)
    })
  })

  describe('undoing a posting', () => {
    rule('leaves its invoices void, as if nothing had ever been owed', async () => {
      const { lines, post, undo, invoices, hold, standing } = await aShareDesk(test)
      await hold(lines[0], 2_500)
      const before = await standing()
      const posting = await post({
        shares: [
          [lines[0], 2_500],
          [lines[1], 4_000],
        ],
      })
      await undo(posting)
      expect((await invoices()).map(told)).toEqual([
        {
          ...{ status: 'void', totalCents: 6_500, balanceCents: 0 },
          ledger: [
            ['Invoice 1 issued', 6_500],
            ['Held for the session, applied', -2_500],
            ['Held for the session again', 2_500],
            ['Invoice 1 voided', -6_500],
          ],
        },
      ])
      expect(await standing()).toEqual(before)
      await undo(posting)
      expect(await standing()).toEqual(before)
    })

    rule('makes what was paid on them credit of the client, whatever else lowered them', async () => {
      const { lines, post, undo, invoices, onInvoice, pay, standing } = await aShareDesk(test)
      const posting = await post({ shares: [[lines[0], 2_500]] })
      const [invoice] = await invoices()
      if (invoice === undefined) throw new Error('there is an invoice')
      await pay(invoice, 1_000)
      await onInvoice(invoice, 'adjustments', adjustment(300, 'credited'))
      await onInvoice(invoice, 'adjustments', adjustment(200, 'written_off'))
      await undo(posting)
      const [undone] = await invoices()
      expect(undone).toMatchObject({ status: 'void', balanceCents: 0, paidCents: 0 })
      const sumOf = (kind: string) =>
        undone?.ledger.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amountCents : 0), 0)
      expect(['credited', 'written_off'].map(sumOf)).toEqual([0, 0])
      expect(await standing()).toEqual({ balanceCents: -1_000, creditCents: 1_000, heldCents: [0, 0] })
    })

    rule('has what it lowered owed again, and paid with the same money', async () => {
      const { lines, post, undo, invoices, hold, pay, standing } = await aShareDesk(test)
      await hold(lines[0], 500)
      await post({ shares: [[lines[0], 2_500]] })
      const [invoice] = await invoices()
      if (invoice !== undefined) await pay(invoice, 1_500)
      const before = await standing()
      const corrected = await post({ credits: [[lines[0], 2_500]], shares: [[lines[0], 3_000]] })
      expect((await invoices()).map(({ balanceCents, paidCents }) => [balanceCents, paidCents])).toEqual([
        [0, 0],
        [2_500, 500],
      ])
      await undo(corrected)
      expect(
        (await invoices()).map(({ status, balanceCents, paidCents, heldCents }) => [
          ...[status, balanceCents, paidCents, heldCents],
        ]),
      ).toEqual([
        ['partially_paid', 500, 2_000, 500],
        ['void', 0, 0, 0],
      ])
      expect(await standing()).toEqual(before)
    })

    rule('leaves with the client what they have used since', async () => {
      const { lines, post, undo, invoices, onInvoice, pay, standing } = await aShareDesk(test)
      await post({ shares: [[lines[0], 2_500]] })
      await post({ shares: [[lines[1], 1_000]] })
      const [first, second] = await invoices()
      if (first === undefined || second === undefined) throw new Error('there are invoices')
      await pay(first, 2_500)
      const takenBack = await post({ credits: [[lines[0], 2_500]] })
      await onInvoice(second, 'apply-credit', { amountCents: 1_000 })
      await undo(takenBack)
      expect((await invoices()).map(({ balanceCents }) => balanceCents)).toEqual([1_000, 0])
      expect(await standing()).toEqual({ balanceCents: 1_000, creditCents: 0, heldCents: [0, 0] })
    })

    rule('touches no other posting of the same session', async () => {
      const { lines, post, undo, invoices } = await aShareDesk(test)
      const first = await post({ shares: [[lines[0], 2_500]] })
      const second = await post({ shares: [[lines[0], 1_200]] })
      await undo(first)
      expect((await invoices()).map(({ status }) => status)).toEqual(['void', 'issued'])
      await undo(second)
      expect((await invoices()).map(({ status }) => status)).toEqual(['void', 'void'])
    })
  })

  describe('people', () => {
    rule('can’t void such an invoice, nor take back what the insurance took', async () => {
      const { lines, post, invoices, onInvoice } = await aShareDesk(test)
      await post({ shares: [[lines[0], 2_500]] })
      await post({ credits: [[lines[0], 1_000]] })
      const [invoice] = await invoices()
      if (invoice === undefined) throw new Error('there is an invoice')
      const voiding = await onInvoice(invoice, 'void', { version: invoice.version })
      expect(refusal(voiding)).toEqual([409, 'transition_refused'])
      expect(voiding.body['message']).toContain('Undo the posting')
      const entry = invoice.ledger.find(({ kind }) => kind === 'credited')
      const reversing = await onInvoice(invoice, `adjustments/${entry?.id ?? ''}/reverse`, {})
      expect(refusal(reversing)).toEqual([409, 'transition_refused'])
    })
  })
})
