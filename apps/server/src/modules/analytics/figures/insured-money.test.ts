import type { Analytics, AnalyticsRecords, Claim, Dashboard } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { inTenant } from '../../../db/tenant'
import { stepOfClaim } from '../../../testing/a-claim'
import { aPractice } from '../../../testing/a-practice'
import { aSampleDesk } from '../../../testing/a-sample-desk'
import { dataOf } from '../../../testing/an-appointment'
import { payFor } from '../../../testing/an-invoice'
import { onOneDatabase } from '../../../testing/on-each-database'
import type { Reason } from '../../../x12/testing/a-payment'
import { sampleCase } from '../../../x12/testing/sample-case'

/** Of 185.00: 125.00 paid, 35.00 by contract, and a copay of 25.00. */
const AGREED: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '3', 2_500],
]
/** Nothing of 185.00. */
const DENIED: readonly Reason[] = [['CO', '197', 18_500]]

onOneDatabase('the money of insured sessions', (test, rule) => {
  /** A claim of 185.00 that was sent on November 17. */
  async function aDesk() {
    test.clock.set('2026-11-17T14:00:00Z')
    const desk = await aSampleDesk(test)
    const [need] = sampleCase('01-plain-pay').needs
    if (need === undefined) throw new Error('A sample needs a claim')
    const claim = await desk.sent(need)
    const { practice, owner } = desk
    const look = async (range = 'dateRange=month-to-date') =>
      dataOf<Analytics>(await owner.request('GET', `/api/analytics/financial?${range}`))
    const onDay = (day: string) => look(`dateRange=custom&startDate=${day}&endDate=${day}`)
    const records = async (figure: string, who = owner) =>
      dataOf<AnalyticsRecords>(
        await who.request(
          'GET',
          `/api/analytics/records?type=financial&figure=${figure}&dateRange=month-to-date`,
        ),
      )
    const month = async () => dataOf<Dashboard>(await owner.request('GET', practice.path('dashboard'))).month
    return { ...desk, need, claim, look, onDay, records, month }
  }

  const moneyOf = ({ figures }: Analytics) =>
    ['billed', 'collected', 'writtenOff'].map((id) => figures.find((figure) => figure.id === id)?.value)
  const partsOf = ({ breakdowns }: Analytics, id: string) =>
    breakdowns.find((each) => each.id === id)?.rows.map(({ label, value }) => [label, value])

  rule(
    'is billed by the claim and collected from the insurance, and a client’s share bills nothing more',
    async () => {
      const { claim, decided, post, get, look, month, owner, practice } = await aDesk()
      expect(moneyOf(await look())).toEqual([18_500, 0, 0])
      await post(await decided(claim, AGREED))
      expect(moneyOf(await look())).toEqual([18_500, 12_500, 0])
      expect(await month()).toEqual({ billedCents: 18_500, collectedCents: 12_500, outstandingCents: 2_500 })
      const { items } = await get<{ items: { id: string }[] }>('invoices')
      const invoice = await get<Parameters<typeof payFor>[2]>(`invoices/${items[0]?.id}`)
      await payFor(practice, owner, invoice, 2_500)
      const all = await look()
      expect(moneyOf(all)).toEqual([18_500, 15_000, 0])
      expect(all.figures.find(({ id }) => id === 'collectionRate')?.value).toBe(81.1)
      expect(all.figures.find(({ id }) => id === 'contractual')?.value).toBe(3_500)
      expect(partsOf(all, 'collectedByPayer')).toEqual([
        ['Example Health Plan', 12_500],
        ['Clients', 2_500],
      ])
      expect(partsOf(all, 'contractualByPayer')).toEqual([['Example Health Plan', 3_500]])
      expect(partsOf(all, 'billedByClinician')).toEqual([['Olivia Bennett', 18_500]])
      expect(partsOf(all, 'collectedByClinician')).toEqual([['Olivia Bennett', 15_000]])
      expect(partsOf(all, 'collectedByService')).toEqual([[expect.stringContaining('(90837)'), 15_000]])
    },
  )

  rule('counts what is undone, written off and taken back with its sign, on its own day', async () => {
    const { claim, decided, post, undo, onDay, practice, owner, get } = await aDesk()
    const posted = await post(await decided(claim, AGREED))
    test.clock.set('2026-11-18T14:00:00Z')
    await undo(posted)
    expect(moneyOf(await onDay('2026-11-17'))).toEqual([18_500, 12_500, 0])
    expect(moneyOf(await onDay('2026-11-18'))).toEqual([0, -12_500, 0])
    test.clock.set('2026-11-19T14:00:00Z')
    await post(await decided(claim, DENIED, { trace: 'SECOND' }))
    const step = async (name: 'write-off' | 'write-off/undo', body: object) =>
      dataOf(await stepOfClaim(practice, owner, await get<Claim>(`claims/${claim.id}`), name, body))
    await step('write-off', { reason: 'uncollectible', note: '' })
    expect(moneyOf(await onDay('2026-11-19'))).toEqual([0, 0, 18_500])
    test.clock.set('2026-11-20T14:00:00Z')
    await step('write-off/undo', {})
    expect(moneyOf(await onDay('2026-11-20'))).toEqual([0, 0, -18_500])
  })

  rule('is not billed by a claim that is void, and again by the one that follows', async () => {
    const { claim, onDay, practice, owner } = await aDesk()
    const step = async (of: Claim, name: 'reject' | 'void') =>
      dataOf<Claim>(await stepOfClaim(practice, owner, of, name, { reason: 'Member id not found' }))
    test.clock.set('2026-11-18T14:00:00Z')
    await step(await step(claim, 'reject'), 'void')
    expect(moneyOf(await onDay('2026-11-17'))).toEqual([18_500, 0, 0])
    expect(moneyOf(await onDay('2026-11-18'))).toEqual([-18_500, 0, 0])
  })

  rule('says nothing of insurances where no claim was ever sent', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const { figures, breakdowns } = dataOf<Analytics>(await owner.request('GET', '/api/analytics/financial'))
    const ids = [...figures, ...breakdowns].map(({ id }) => id)
    expect(ids).toContain('writtenOff')
    expect(ids.filter((id) => /contractual|Payer/.test(id))).toEqual([])
  })

  rule('tells how soon claims are sent and paid', async () => {
    const { claim, decided, post, undo, owner } = await aDesk()
    const days = async () => {
      const path = '/api/analytics/operational?dateRange=month-to-date'
      const { figures } = dataOf<Analytics>(await owner.request('GET', path))
      return ['timeToClaim', 'timeToPayment'].map((id) => figures.find((figure) => figure.id === id)?.value)
    }
    const heldFor = (Date.parse('2026-11-17') - Date.parse(claim.firstOn)) / 86_400_000
    expect(await days()).toEqual([heldFor, null])
    test.clock.set('2026-11-20T14:00:00Z')
    await undo(await post(await decided(claim, AGREED)))
    expect(await days()).toEqual([heldFor, null])
    test.clock.set('2026-11-22T14:00:00Z')
    await post(await decided(claim, AGREED, { trace: 'SECOND' }))
    expect(await days()).toEqual([heldFor, 5])
  })

  describe('its records', () => {
    rule('lead to the claim, in words', async () => {
      const { claim, decided, post, undo, records } = await aDesk()
      const posted = await post(await decided(claim, AGREED))
      const named = `Claim ${claim.pcn} to Example Health Plan`
      expect((await records('billed')).items).toMatchObject([
        { kind: 'claim', recordId: claim.id, detail: `${named}, sent`, amount: 18_500, date: '2026-11-17' },
      ])
      expect(await records('collected')).toMatchObject({
        ...{ value: 12_500, sum: 12_500, isOwnOnly: false },
        items: [{ kind: 'claim', recordId: claim.id, detail: `${named}, paid`, amount: 12_500 }],
      })
      await undo(posted)
      const details = (await records('collected')).items.map(({ detail }) => detail)
      expect(details.sort()).toEqual([`${named}, paid`, `${named}, payment taken back`])
    })

    rule('are for those who may see claims, and others are told that there is more', async () => {
      const { practice, records } = await aDesk()
      await inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx.execute(sql`
          update roles set permissions = array['analytics:view', 'invoices:view']
          where id = ${practice.roleIds.Scheduler}`),
      )
      expect(await records('billed', await practice.as('Scheduler'))).toMatchObject({
        ...{ value: 18_500, total: 0, items: [], isOwnOnly: true },
      })
    })
  })
})
