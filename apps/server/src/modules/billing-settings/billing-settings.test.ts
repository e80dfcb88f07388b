import type { BillingSettings, UpdateBillingSettingsBody } from '@oaklet/api/contract'
import { aBillingSettingsBody } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { requester } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { aBilledClient, addBiller, aPastSession, draftSuperbill, issueDraft } from '../../testing/a-superbill'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('billing settings', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const path = practice.path('billing-settings')
    const read = async (by = owner): Promise<BillingSettings> => dataOf(await by.request('GET', path))
    const change = (changes: Partial<UpdateBillingSettingsBody>, by = owner) =>
      by.request('PUT', path, aBillingSettingsBody(changes))
    const client = await addClient(practice, owner)
    const invoiced = async (dueOn: string | null = null) =>
      issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 900, { dueOn })))
    return { practice, owner, path, read, change, invoiced }
  }

  describe('the settings', () => {
    rule('of a new practice: 30 days, no statements by themselves, no small rests', async () => {
      const { practice, read } = await aDesk()
      expect(await read()).toEqual({
        ...{ practiceId: practice.practiceId, invoiceDueDays: 30, statementDay: null, smallRestCents: null },
        isAutopayOn: false,
        ...{ nextNumbers: { invoice: 1, superbill: 1, statement: 1, estimate: 1 }, version: 0 },
      })
    })

    rule('are changed as a whole, which the audit log names by its fields', async () => {
      const { practice, owner, read, change } = await aDesk()
      const changed = dataOf<BillingSettings>(
        await change({ invoiceDueDays: 10, nextNumbers: { invoice: 7 } }),
      )
      expect(changed).toMatchObject({ invoiceDueDays: 10, statementDay: 1, smallRestCents: 500, version: 1 })
      expect(await read()).toEqual(changed)
      const again = { invoiceDueDays: 10, statementDay: null, smallRestCents: 500, version: 1 }
      expect(dataOf(await change(again))).toMatchObject({ statementDay: null, version: 2 })
      expect(await auditTrail(test, practice, 'billing_settings', practice.practiceId)).toEqual([
        {
          action: 'updated',
          changed: ['invoiceDueDays', 'statementDay', 'smallRestCents', 'nextNumbers'],
          userId: owner.userId,
        },
        { action: 'updated', changed: ['statementDay'], userId: owner.userId },
      ])
      const withAutopay = dataOf<BillingSettings>(await change({ ...again, isAutopayOn: true, version: 2 }))
      expect(withAutopay).toMatchObject({ isAutopayOn: true, version: 3 })
      expect(await read()).toEqual(withAutopay)
      const trail = await auditTrail(test, practice, 'billing_settings', practice.practiceId)
      expect(trail.at(-1)?.changed).toEqual(['isAutopayOn'])
    })

    rule('are not changed by an edit of an older version, which is told how they stand', async () => {
      const { read, change } = await aDesk()
      await change({})
      const late = await change({ invoiceDueDays: 5 })
      expect(late).toMatchObject({ status: 409, body: { code: 'stale_edit', current: await read() } })
    })

    rule('are changed by one of two at once', async () => {
      const { change } = await aDesk()
      const answers = await Promise.all([change({ invoiceDueDays: 1 }), change({ invoiceDueDays: 2 })])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    })
  })

  describe('an invoice without a due date', () => {
    rule('is due as long after its issue as the settings say', async () => {
      const { change, invoiced } = await aDesk()
      expect(await invoiced()).toMatchObject({ issuedOn: '2026-11-17', dueOn: '2026-12-17' })
      await change({ invoiceDueDays: 10 })
      expect(await invoiced()).toMatchObject({ dueOn: '2026-11-27' })
      await change({ invoiceDueDays: 0, version: 1 })
      expect(await invoiced()).toMatchObject({ dueOn: '2026-11-17' })
      expect(await invoiced('2026-12-24')).toMatchObject({ dueOn: '2026-12-24' })
    })
  })

  describe('numbers', () => {
    rule('rise to the ones that are given, each kind for itself', async () => {
      const { practice, owner, read, change, invoiced } = await aDesk()
      await change({ nextNumbers: { invoice: 5_000, superbill: 300 } })
      expect((await read()).nextNumbers).toEqual({
        invoice: 5_000,
        superbill: 300,
        statement: 1,
        estimate: 1,
      })
      expect([(await invoiced()).number, (await invoiced()).number]).toEqual([5_000, 5_001])
      await addBiller(practice, owner)
      const client = await aBilledClient(practice, owner)
      await aPastSession(practice, owner, { client })
      const superbill = await issueDraft(practice, owner, await draftSuperbill(practice, owner, client))
      expect(superbill.number).toBe(300)
      expect((await read()).nextNumbers).toEqual({
        invoice: 5_002,
        superbill: 301,
        statement: 1,
        estimate: 1,
      })
    })

    rule('never fall: each that would is told the lowest that it can be, and nothing changes', async () => {
      const { read, change, invoiced } = await aDesk()
      for (let count = 0; count < 3; count += 1) await invoiced()
      const before = await read()
      const refused = await change({ invoiceDueDays: 5, nextNumbers: { invoice: 3, statement: 9 } })
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'nextNumbers.invoice'])
      expect(refused.body.fieldErrors).toMatchObject([
        { message: 'Numbers only rise: use 4 or a higher one' },
      ])
      expect(await read()).toEqual(before)
      expect((await change({ nextNumbers: { invoice: 4 } })).status).toBe(200)
    })
  })

  describe('access', () => {
    rule('who sees invoices reads them, who edits the billing changes them', async () => {
      const { practice, path, change } = await aDesk()
      const own = await practice.as('Clinician (own clients)')
      const biller = await practice.as('Biller')
      const scheduler = await practice.as('Scheduler')
      expect((await own.request('GET', path)).status).toBe(200)
      expect(refusal(await change({}, own))).toEqual([403, 'forbidden'])
      expect(refusal(await scheduler.request('GET', path))).toEqual([403, 'forbidden'])
      expect((await change({}, biller)).status).toBe(200)
      expect(refusal(await requester(test)('GET', path))).toEqual([401, 'unauthenticated'])
    })

    rule('a practice that somebody doesn’t work in is not found', async () => {
      const { practice, owner, path } = await aDesk()
      const stranger = await (await aPractice(test)).as('Owner')
      expect(refusal(await stranger.request('GET', path))).toEqual([404, 'not_found'])
      expect(refusal(await stranger.request('PUT', path, aBillingSettingsBody()))).toEqual([404, 'not_found'])
      const other = path.replace(practice.practiceId, practice.otherPracticeId)
      expect(refusal(await owner.request('GET', other))).toEqual([404, 'not_found'])
    })

    rule('what makes no sense is refused at its field', async () => {
      const { change } = await aDesk()
      const refused = await change({ invoiceDueDays: 91, statementDay: 29, smallRestCents: 10_001 })
      expect(refusal(refused)).toEqual([
        ...[422, 'validation_failed'],
        ...['invoiceDueDays', 'statementDay', 'smallRestCents'],
      ])
    })
  })
})
