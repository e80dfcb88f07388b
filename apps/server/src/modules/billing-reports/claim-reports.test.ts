import type { BillingReport, ClaimSummary, Page } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { onOneDatabase } from '../../testing/on-each-database'
import { sumOf } from '../../x12/remittance/imbalances-of'
import { sampleCase } from '../../x12/testing/sample-case'

/** The claim of a sample. */
function needOf(name: string, position = 0) {
  const need = sampleCase(name).needs[position]
  if (need === undefined) throw new Error('A sample needs a claim')
  return need
}

const rowsOf = ({ rows }: BillingReport) => rows.map(({ label, cells }) => [label, ...cells])

onOneDatabase('a report about claims', (test, rule) => {
  /** A practice on Nov 17, 2026, to whose insurances nothing was sent. */
  async function aDesk() {
    on('2026-11-17')
    const desk = await aSampleDesk(test)
    const read = (report: string, query = '') => desk.get<BillingReport>(`billing-reports/${report}${query}`)
    return { ...desk, read }
  }
  const on = (day: string) => test.clock.set(`${day}T14:00:00Z`)

  rule('tells what each insurance owes by the days since its claims were first sent', async () => {
    const { read, sent } = await aDesk()
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
    on('2027-02-16')
    expect((await read('insurance_aging')).totals).toEqual([0, 21_000, 18_500, 18_500, 58_000])
  })

  rule('tells what is left to the next insurance, and sums up to what the list of claims has', async () => {
    const { read, get, sent, covered, decided, post, undo } = await aDesk()
    const first = await sent(needOf('06-secondary'))
    await covered(needOf('06-secondary', 1), 2)
    const denied = await sent(needOf('03-denial'))
    await post(await decided(denied, [['CO', '197', 18_500]]))
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
