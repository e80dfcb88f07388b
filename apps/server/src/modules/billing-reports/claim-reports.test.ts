import {
  ADJUSTMENT_REASON_WORDS,
  type BillingHome,
  type BillingReport,
  type Claim,
  type ClaimSummary,
  type Page,
} from '@oaklet/api/contract'
import { expect } from 'vitest'
import { stepOfClaim } from '../../testing/a-claim'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { sumOf } from '../../x12/remittance/imbalances-of'
import type { Reason } from '../../x12/testing/a-payment'
import { sampleCase } from '../../x12/testing/sample-case'

/** The claim of a sample. */
function needOf(name: string, position = 0) {
  const need = sampleCase(name).needs[position]
  if (need === undefined) throw new Error('A sample needs a claim')
  return need
}

/** Of 185.00: nothing paid. */
const DENIED: readonly Reason[] = [['CO', '197', 18_500]]

const rowsOf = ({ rows }: BillingReport) => rows.map(({ label, cells }) => [label, ...cells])

type ClaimStepTaken =
  Parameters<typeof stepOfClaim> extends [unknown, unknown, unknown, ...infer Taken] ? Taken : never

onOneDatabase('a report about claims', (test, rule) => {
  /** A practice on Nov 17, 2026, to whose insurances nothing was sent. */
  async function aDesk() {
    on('2026-11-17')
    const desk = await aSampleDesk(test)
    const read = (report: string, query = '') => desk.get<BillingReport>(`billing-reports/${report}${query}`)
    const step = async (claim: Claim, ...taken: ClaimStepTaken) =>
      dataOf<Claim>(await stepOfClaim(desk.practice, desk.owner, claim, ...taken))
    /** The claims that a row leads to. */
    const behind = (records: BillingReport['rows'][number]['records']) => {
      if (records?.list !== 'claims') throw new Error('The row leads to no list of claims')
      const named = Object.entries(records).filter(([name]) => name !== 'list')
      const filters = named.map(([name, value]) => `${name}=${value}`)
      return desk.get<Page<ClaimSummary>>(`claims?${filters.join('&')}`)
    }
    return { ...desk, read, step, behind }
  }
  const on = (day: string) => test.clock.set(`${day}T14:00:00Z`)

  rule('tells what each insurance owes by the days since its claims were first sent', async () => {
    const { read, get, sent } = await aDesk()
    expect((await read('insurance_aging')).rows).toEqual([])
    await sent(needOf('01-plain-pay'))
    on('2026-12-17')
    await sent(needOf('03-denial'))
    on('2027-01-16')
    await sent(needOf('04-partial'))
    on('2027-02-15')
    const aging = await read('insurance_aging')
    expect(rowsOf(aging)).toEqual([['Example Health Plan', 21_000, 18_500, 18_500, 0, 58_000]])
    expect(aging.totals).toEqual([21_000, 18_500, 18_500, 0, 58_000])
    expect(aging.rows[0]?.records).toEqual({ list: 'claims', payerId: aging.rows[0]?.id })
    expect((await get<BillingHome>('billing')).owedByInsurances).toEqual({
      totalCents: 58_000,
      count: 3,
      aging: {
        upTo30: { cents: 21_000, count: 1 },
        upTo60: { cents: 18_500, count: 1 },
        upTo90: { cents: 18_500, count: 1 },
        over90: { cents: 0, count: 0 },
      },
    })
    on('2027-02-16')
    expect((await read('insurance_aging')).totals).toEqual([0, 21_000, 18_500, 18_500, 58_000])
  })

  rule('tells what is left to the next insurance, and sums up to what the list of claims has', async () => {
    const { read, get, sent, covered, decided, post, undo } = await aDesk()
    const first = await sent(needOf('06-secondary'))
    await covered(needOf('06-secondary', 1), 2)
    const denied = await sent(needOf('03-denial'))
    await post(await decided(denied, DENIED))
    // The claim to the second insurance is not sent.
    const posted = await post(
      await decided(first, [
        ['CO', '45', 3_500],
        ['PR', '2', 6_000],
      ]),
    )
    const aging = await read('insurance_aging')
    expect(rowsOf(aging)).toEqual([
      ['Example Health Plan', 18_500, 0, 0, 0, 18_500],
      ['Sample Mutual', 6_000, 0, 0, 0, 6_000],
    ])
    const { items } = await get<Page<ClaimSummary>>('claims')
    expect(aging.totals.at(-1)).toBe(sumOf(items.map(({ openCents }) => openCents ?? 0)))
    await undo(posted)
    expect((await read('insurance_aging')).totals.at(-1)).toBe(37_000)
  })

  rule('tells by reason and insurance what payments of the range denied', async () => {
    const { read, sent, decided, post } = await aDesk()
    const whole = await sent(needOf('03-denial'))
    const inPart = await sent(needOf('04-partial'))
    const later = await sent(needOf('01-plain-pay'))
    await post(await decided(whole, DENIED))
    on('2026-11-18')
    // Each of its two lines has two reasons.
    await post(
      await decided(inPart, [
        ['CO', '197', 1_500],
        ['CO', '97', 1_000],
      ]),
    )
    on('2026-11-19')
    await post(await decided(later, DENIED))
    const denials = await read('denials', '?from=2026-11-17&to=2026-11-18')
    expect(denials.split).toBe('reason_and_payer')
    expect(rowsOf(denials)).toEqual([
      ['No authorization (CO 197), Example Health Plan', 2, 3, 21_500],
      ['Part of another service (CO 97), Example Health Plan', 1, 2, 2_000],
    ])
    expect(denials.totals).toEqual([2, 3, 23_500])
  })

  rule('of denials sums up by each split to what is open of claims that were decided on', async () => {
    const { read, get, sent, decided, post, undo, prepared, claimWith } = await aDesk()
    await prepared('06-secondary')
    const second = await claimWith(needOf('06-secondary', 1).patientControlNumber)
    const ofSecond = [['OA', '23', 12_500] as const, ['PI', '16', 6_000] as const]
    await post(await decided(second, ofSecond, { payer: '99902' }))
    // What the contract takes off and what is the client’s is no denial.
    const inPart = [['CO', '45', 500] as const, ['PR', '3', 700] as const, ['CO', '97', 1_000] as const]
    await post(await decided(await sent(needOf('04-partial')), inPart))
    const undone = await post(await decided(await sent(needOf('03-denial')), DENIED))
    expect((await read('denials')).totals).toEqual([3, 4, 26_500])
    await undo(undone)
    const [byBoth, byReason, byPayer] = await Promise.all(
      ['', '?split=reason', '?split=payer'].map((query) => read('denials', query)),
    )
    expect(byReason && rowsOf(byReason)).toEqual([
      ['Something is missing: see the remark (PI 16)', 1, 1, 6_000],
      ['Part of another service (CO 97)', 1, 2, 2_000],
    ])
    expect(byPayer && rowsOf(byPayer)).toEqual([
      ['Sample Mutual', 1, 1, 6_000],
      ['Example Health Plan', 1, 2, 2_000],
    ])
    expect(byReason?.rows[0]?.records).toEqual({ list: 'claims', state: 'left_unpaid' })
    const payerId = byPayer?.rows[0]?.id
    for (const report of [byBoth, byPayer])
      expect(report?.rows[0]?.records).toEqual({ list: 'claims', state: 'left_unpaid', payerId })
    const { items } = await get<Page<ClaimSummary>>('claims')
    const decidedOn = items.filter(({ state }) => state === 'denied' || state === 'partially_paid')
    const openCents = sumOf(decidedOn.map((claim) => claim.openCents ?? 0))
    for (const report of [byBoth, byReason, byPayer]) expect(report?.totals).toEqual([2, 3, openCents])
  })

  rule('tells which services were paid less than the fee schedule said when that was posted', async () => {
    const { read, sent, decided, post, undo, practice, owner } = await aDesk()
    const first = await sent(needOf('01-plain-pay'))
    const second = await sent(needOf('03-denial'))
    const third = await sent(needOf('10-interest'))
    const line = { code: '90837', modifier: '', credential: '', allowedCents: 15_750 }
    const { payer } = first
    const schedule = { payerId: payer.id, startsOn: '2026-01-01', endsOn: null, lines: [line] }
    dataOf(await owner.request('POST', practice.path('fee-schedules'), schedule))
    const allowed = (cents: number) => [['CO', '45', 18_500 - cents] as const]
    const posted = await post(await decided(first, allowed(15_000)))
    await post(await decided(second, [...allowed(14_000), ['PR', '3', 2_500]]))
    const undone = await post(await decided(third, allowed(10_000)))
    expect((await read('underpayments')).totals).toEqual([null, 47_250, 39_000, 8_250])
    await undo(undone)
    const report = await read('underpayments')
    expect(rowsOf(report)).toEqual([
      [`${second.pcn}, ${second.client.name}`, '2026-11-04', 15_750, 14_000, 1_750],
      [`${first.pcn}, ${first.client.name}`, '2026-11-02', 15_750, 15_000, 750],
    ])
    expect(report.rows[1]?.records).toEqual({ list: 'claim', claimId: first.id })
    const offers = posted.plan?.offers ?? []
    expect(offers).toMatchObject([{ kind: 'underpaid', cents: 750, contractCents: 15_750 }])
    expect((await read('underpayments', '?from=2026-10-01&to=2026-11-16')).rows).toEqual([])
  })

  rule('tells which claims were paid too much, and since when without a break', async () => {
    const { read, sent, decided, post, undo } = await aDesk()
    const [first, second] = [await sent(needOf('01-plain-pay')), await sent(needOf('04-partial'))]
    await sent(needOf('03-denial'))
    const pay = async (claim: typeof first, trace: string) =>
      post(await decided(claim, [['CO', '45', 1_000]], { trace }))
    await pay(first, 'FIRST')
    await pay(second, 'FIRST')
    expect((await read('owed_back')).rows).toEqual([])
    on('2026-11-18')
    const again = await pay(first, 'SECOND')
    on('2026-11-19')
    await pay(second, 'SECOND')
    const third = await pay(first, 'THIRD')
    const report = await read('owed_back')
    const named = ({ pcn, client, payer }: typeof first) => `${pcn}, ${client.name}, ${payer.name}`
    expect(rowsOf(report)).toEqual([
      [named(first), '2026-11-18', 35_000],
      [named(second), '2026-11-19', 19_000],
    ])
    expect(report.totals).toEqual([null, 54_000])
    expect(report.rows[0]?.records).toEqual({ list: 'claim', claimId: first.id })
    await undo(third)
    await undo(again)
    expect(rowsOf(await read('owed_back'))).toEqual([[named(second), '2026-11-19', 19_000]])
    on('2026-11-20')
    await pay(first, 'FOURTH')
    expect(rowsOf(await read('owed_back'))).toEqual([
      [named(second), '2026-11-19', 19_000],
      [named(first), '2026-11-20', 17_500],
    ])
  })

  rule('tells how many claims have which state and age, and leads to exactly these', async () => {
    const { read, sent, decided, post, behind } = await aDesk()
    expect((await read('claims_by_state')).rows).toEqual([])
    await sent(needOf('01-plain-pay'))
    const denied = await sent(needOf('03-denial'))
    on('2026-12-18')
    await sent(needOf('04-partial'))
    await post(await decided(denied, DENIED))
    const both = await read('claims_by_state')
    expect(both).toMatchObject({ asOf: '2026-12-18', from: null, split: 'state_and_age' })
    expect(rowsOf(both)).toEqual([
      ['Sent, up to 30 days', 1, 21_000],
      ['Sent, 31 to 60 days', 1, 18_500],
      ['Denied, 31 to 60 days', 1, 18_500],
    ])
    const byState = await read('claims_by_state', '?split=state')
    expect(rowsOf(byState)).toEqual([
      ['Sent', 2, 39_500],
      ['Denied', 1, 18_500],
    ])
    const byAge = await read('claims_by_state', '?split=age')
    expect(rowsOf(byAge)).toEqual([
      ['Up to 30 days', 1, 21_000],
      ['31 to 60 days', 2, 37_000],
    ])
    expect((await read('insurance_aging')).totals.at(-1)).toBe(58_000)
    for (const report of [both, byState, byAge]) {
      expect(report.totals).toEqual([3, 58_000])
      for (const { cells, records } of report.rows) {
        const { total, items } = await behind(records)
        expect([total, sumOf(items.map(({ openCents }) => openCents ?? 0))]).toEqual(cells)
      }
    }
  })

  rule('tells which claims have a label of their own, and leads to exactly these', async () => {
    const { read, sent, decided, post, behind } = await aDesk()
    const claim = await sent(needOf('01-plain-pay'))
    expect((await read('claims_by_state', '?split=label')).rows).toEqual([])
    for (const trace of ['FIRST', 'SECOND']) {
      await post(await decided(claim, [['CO', '45', 1_000]], { trace }))
    }
    const report = await read('claims_by_state', '?split=label')
    expect(rowsOf(report)).toEqual([['Overpaid', 1, 0]])
    const behindIt = await behind(report.rows[0]?.records ?? null)
    expect(behindIt).toMatchObject({ total: 1, items: [{ id: claim.id, label: 'overpaid' }] })
  })

  rule('tells what came of the first sending of claims, and of those without an answer apart', async () => {
    const { read, sent, send, decided, post, undo, step, behind, owner, practice } = await aDesk()
    await step(await sent(needOf('01-plain-pay')), 'accept', { payerClaimNumber: '' })
    const rejected = await step(await sent(needOf('03-denial')), 'reject', { reason: 'Not covered' })
    const inPart = await sent(needOf('04-partial'))
    await sent(needOf('10-interest'))
    const posted = await post(await decided(inPart, [['CO', '97', 1_000]]))
    on('2026-12-02')
    // What comes of it later changes nothing.
    await step(await send(await step(rejected, 'refresh')), 'accept', { payerClaimNumber: '' })
    await sent(needOf('06-secondary'))
    const query = '?from=2026-11-10&to=2026-12-31'
    const byPayer = await read('first_pass', query)
    expect(rowsOf(byPayer)).toEqual([['Example Health Plan', 5, 1, 1, 1, 2, 33.3]])
    const byMonth = await read('first_pass', `${query}&split=month`)
    expect(rowsOf(byMonth)).toEqual([
      ['November 2026', 4, 1, 1, 1, 1, 33.3],
      ['December 2026', 1, 0, 0, 0, 1, null],
    ])
    expect(byMonth.rows[0]?.records).toEqual({
      ...{ list: 'claims', sentFrom: '2026-11-10', sentTo: '2026-11-30' },
    })
    for (const report of [byPayer, byMonth]) {
      expect(report.totals).toEqual([5, 1, 1, 1, 2, 33.3])
      for (const { cells, records } of report.rows) expect((await behind(records)).total).toBe(cells[0])
    }
    expect((await read('first_pass', '?from=2026-10-01&to=2026-11-16')).rows).toEqual([])
    await undo(posted)
    expect((await read('first_pass', query)).totals).toEqual([5, 1, 1, 0, 3, 50])
    await post(dataOf(await owner.request('GET', practice.path(`remittances/${posted.id}`))))
    expect((await read('first_pass', query)).totals).toEqual([5, 1, 1, 1, 2, 33.3])
  })

  rule('of write-offs has those of claims, less what was taken back, for who may see claims', async () => {
    const { read, get, sent, decided, post, practice, owner, claimWith } = await aDesk()
    const biller = await practice.as('Biller', { name: 'Bill Biller' })
    const { id, pcn, client } = await sent(needOf('03-denial'))
    await post(await decided(await get(`claims/${id}`), DENIED))
    const reason = { reason: 'uncollectible', note: '' }
    dataOf(await stepOfClaim(practice, biller, await claimWith(pcn), 'write-off', reason))
    const label = ADJUSTMENT_REASON_WORDS.uncollectible
    const by = (split: string, query = '') => read('write_offs', `?split=${split}${query}`)
    const [byReason, byPerson, byMonth, byClient, byRecord] = await Promise.all(
      ['reason', 'person', 'month', 'client', 'invoice_or_claim'].map((split) => by(split)),
    )
    const labels = [label, 'Bill Biller', 'November 2026', client.name, `Claim ${pcn}, ${client.name}`]
    for (const [index, report] of [byReason, byPerson, byMonth, byClient, byRecord].entries()) {
      expect(report && rowsOf(report)).toEqual([[labels[index], 0, 0, 18_500, 18_500]])
      expect(report?.totals).toEqual([0, 0, 18_500, 18_500])
    }
    expect(byRecord?.rows[0]?.records).toEqual({ list: 'claim', claimId: id })
    const invoicesOnly = await aPersonWhoMay(test, practice, 'Supervisor', ['reports:view', 'invoices:view'])
    const path = practice.path('billing-reports/write_offs')
    const withoutClaims = dataOf<BillingReport>(await invoicesOnly.request('GET', path))
    expect([withoutClaims.rows, withoutClaims.totals]).toEqual([[], [0, 0, null, 0]])
    on('2026-12-02')
    dataOf(await stepOfClaim(practice, owner, await claimWith(pcn), 'write-off/undo'))
    expect(rowsOf(await by('person'))).toEqual([['Bill Biller', 0, 0, -18_500, -18_500]])
    expect(rowsOf(await by('reason'))).toEqual([[label, 0, 0, -18_500, -18_500]])
    expect((await by('person', '&from=2026-11-01&to=2026-12-31')).rows).toEqual([])
  })

  rule('needs the permissions to see claims, invoices and reports', async () => {
    const { practice, sent } = await aDesk()
    await sent(needOf('01-plain-pay'))
    const path = practice.path('billing-reports/insurance_aging')
    const statusFor = async (...permissions: Parameters<typeof aPersonWhoMay>[3]) => {
      const person = await aPersonWhoMay(test, practice, 'Supervisor', permissions)
      return (await person.request('GET', path)).status
    }
    expect(await statusFor('reports:view', 'invoices:view')).toBe(403)
    expect(await statusFor('reports:view', 'claims:view')).toBe(403)
    expect(await statusFor('reports:view', 'invoices:view:own', 'claims:view')).toBe(200)
  })
})
