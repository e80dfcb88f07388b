import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { BillingHome, ClientCredit } from './billing-contract'

const nothing = { cents: 0, count: 0 }
const nothingOwed = {
  totalCents: 0,
  count: 0,
  aging: { upTo30: nothing, upTo60: nothing, upTo90: nothing, over90: nothing },
}

/** Tuesday, Nov 17, 2026, in a practice that has not billed anything yet. */
export const aBillingHome = fixtureOf<BillingHome>(BillingHome, () => ({
  date: '2026-11-17',
  currency: 'USD',
  uninvoiced: { count: 0, totalCents: 0, oldestOn: null },
  overdue: { count: 0, totalCents: 0, oldestOn: null },
  drafts: { count: 0, totalCents: 0, oldestOn: null },
  lowAuthorizations: { count: 0, soonestOn: null },
  unverifiedCoverage: 0,
  draftStatements: { count: 0, totalCents: 0, oldestOn: null },
  afterThreeStatements: { clients: 0, totalCents: 0 },
  estimatesDue: { count: 0, firstDueOn: null },
  refundsToAssign: { count: 0, totalCents: 0 },
  failedAutopay: { count: 0, totalCents: 0 },
  disputesToAnswer: { count: 0, totalCents: 0, firstDueOn: null },
  paymentDifferences: 0,
  credit: { clients: 0, totalCents: 0 },
  owed: nothingOwed,
  owedByInsurances: nothingOwed,
  deposits: { totalCents: 0, count: 0, byMethod: [] },
}))

/** Mari Vega, who paid 50 dollars in advance. */
export const aClientCredit = fixtureOf<ClientCredit>(ClientCredit, () => ({
  client: { id: fixtureId(20), name: 'Mari Vega' },
  creditCents: 5000,
  holds: [],
  owedCents: 0,
  currency: 'USD',
}))
