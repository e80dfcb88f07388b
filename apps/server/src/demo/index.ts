import type { Deps } from '../deps'
import { notifyDueClaims } from '../modules/claims'
import { notifyLowAuthorizations } from '../modules/coverages'
import { notifyOverdue } from '../modules/invoices'
import { analyze } from './analyze'
import { ELMWOOD, OAKWOOD } from './demo-organizations'
import { ELMWOOD_PEOPLE, OAKWOOD_PEOPLE } from './demo-people'
import { seedBillingProfiles } from './seed-billing-profiles'
import { seedBlocks } from './seed-blocks'
import { seedHolidays } from './seed-holidays'
import { seedOrganizations } from './seed-organizations'
import { seedWorkingHours } from './seed-working-hours'
import { seedYear, type DemoPlan } from './seed-year'

export { DEMO_ORGANIZATIONS, DEMO_PASSWORD } from './demo-organizations'

const PLANS: readonly DemoPlan[] = [
  {
    organization: OAKWOOD,
    people: OAKWOOD_PEOPLE,
    seed: 2026,
    daysBack: 364,
    daysAhead: 42,
    firstInvoiceNumber: 1001,
  },
  {
    organization: ELMWOOD,
    people: ELMWOOD_PEOPLE,
    seed: 7,
    daysBack: 35,
    daysAhead: 21,
    firstInvoiceNumber: 1,
  },
]

/** Fills an empty database with the demonstration. Give it a `deps.db` that is one transaction. */
export async function seedDemo(deps: Deps): Promise<void> {
  await seedOrganizations(deps)
  for (const plan of PLANS) {
    await seedBillingProfiles(deps, plan.organization)
    await seedHolidays(deps, plan.organization)
    await seedWorkingHours(deps, plan.organization)
    await seedBlocks(deps, plan.organization)
    await seedYear(deps, plan)
  }
  await analyze(deps.db)
  // The first start would notify of all of it within seconds, while somebody looks at their notifications already.
  for (const notify of [notifyOverdue, notifyLowAuthorizations, notifyDueClaims]) await notify(deps)
}
