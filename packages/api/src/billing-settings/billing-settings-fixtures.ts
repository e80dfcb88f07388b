import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { BillingSettings, UpdateBillingSettingsBody } from './billing-settings-contract'

/** A practice that nobody has changed anything in. */
export const someBillingSettings = fixtureOf<BillingSettings>(BillingSettings, () => ({
  practiceId: fixtureId(3),
  invoiceDueDays: 30,
  statementDay: null,
  smallRestCents: null,
  isAutopayOn: false,
  nextNumbers: { invoice: 1002, superbill: 1002, statement: 1, estimate: 1 },
  version: 0,
}))

/** Invoices are due at once, statements are drafted on the first, and $5.00 is a small rest. */
export const aBillingSettingsBody = fixtureOf<UpdateBillingSettingsBody>(UpdateBillingSettingsBody, () => ({
  invoiceDueDays: 0,
  statementDay: 1,
  smallRestCents: 500,
  isAutopayOn: false,
  nextNumbers: {},
  version: 0,
}))
