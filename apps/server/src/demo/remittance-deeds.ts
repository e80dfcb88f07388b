import type { StaffActor } from '../actor'
import { addDays } from '../calendar-day'
import type { Tx } from '../db/database'
import type { Deps } from '../deps'
import { importRemittances, postRemittance } from '../modules/remittances'
import { workOf } from '../work'
import type { DemoYear } from './demo-appointments'
import type { DemoClaim } from './demo-claims'
import { demoId } from './demo-id'
import { demoRemittance, type DemoPayment } from './demo-remittance'

type Year = Pick<DemoYear, 'organization' | 'today' | 'now'>

/** So many days ago the insurances paid. */
const PAID_DAYS_AGO = 2
/** And took so many days for it. */
const ANSWERED_AFTER_DAYS = 14

/**
 * Imports what insurances paid for claims, as the biller does: the first payment of the organization is posted, and so
 * is one by which nothing is paid; the one that also pays for somebody unknown waits for a person, and any other is ready.
 */
export async function insertRemittances(
  tx: Tx,
  deps: Deps,
  year: Year,
  claims: readonly DemoClaim[],
): Promise<void> {
  const actor = billerOf(year)
  const work = workOf(tx, { ...deps, clock: { ...deps.clock, now: () => year.now } }, actor)
  for (const [index, payment] of paymentsOf(year, claims).entries()) {
    const [{ practiceId, form }] = payment.claims
    const params = { practiceId }
    const content = Buffer.from(demoRemittance(payment)).toString('base64')
    const name = `${form.payer.payerId}-${payment.paidOn}.835`
    const { remittances } = await importRemittances({ params, body: { name, content } }, work)
    const [imported] = remittances
    if ((index > 0 && !payment.isDenial) || imported === undefined) continue
    const { id: remittanceId, version } = imported
    await postRemittance({ actor, params: { practiceId, remittanceId }, body: { version } }, work)
  }
}

/**
 * A payment for each insurance of a practice that has had claims for a while; the second one also pays for somebody
 * unknown. After them the newest claim of the first practice is denied.
 */
function paymentsOf({ today }: Year, claims: readonly DemoClaim[]): DemoPayment[] {
  const open = claims.filter(
    ({ state, acceptedNumber }) =>
      // Those that a file of answers tells of stay as that says.
      acceptedNumber === '' && (state === 'submitted' || state === 'accepted'),
  )
  const denied = open
    .filter(({ practiceId }) => practiceId === open[0]?.practiceId)
    .reduce<DemoClaim | null>((newest, claim) => (sentOn(claim) > sentOn(newest) ? claim : newest), null)
  const sentBefore = addDays(today, -ANSWERED_AFTER_DAYS)
  const old = open.filter((claim) => claim !== denied && sentOn(claim) < sentBefore)
  const byPayer = Map.groupBy(old, ({ practiceId, payerId }) => `${practiceId} ${payerId}`)
  const groups = [...byPayer.values(), ...(denied === null ? [] : [[denied]])]
  return groups.flatMap(([first, ...others], index) => {
    if (first === undefined) return []
    const isDenial = first === denied
    const payment = { claims: [first, ...others] as const, number: index + 1, isDenial }
    return [{ ...payment, paidOn: addDays(today, -PAID_DAYS_AGO), hasStranger: index === 1 && !isDenial }]
  })
}

/** The day on which a claim was sent; empty for none. */
const sentOn = (claim: DemoClaim | null): string => claim?.submittedOn ?? ''

function billerOf({ organization: { organizationId, staff, practices } }: Year): StaffActor {
  const person = staff.find(({ role }) => role === 'Biller') ?? staff[0]
  if (person === undefined) throw new Error('An organization of the demonstration has no staff')
  return {
    ...{ kind: 'staff', organizationId, userId: person.userId, staffId: person.id },
    sessionId: demoId(`session of ${person.email}`),
    ...{ practiceIds: practices.map(({ id }) => id), permissions: [] },
    ...{ requestId: demoId(`remittances ${person.email}`), address: '192.0.2.10' },
  }
}
