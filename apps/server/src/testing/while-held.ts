import type { StaffIdentity } from '../actor'
import type { Tx } from '../db/database'
import { enterTenant, inTenant } from '../db/tenant'
import { recordAudit } from '../modules/audit'
import { workOf } from '../work'
import type { SignedInPerson, TestAnswer } from './a-person'
import type { TestApp } from './create-test-app'
import { untilWaitedFor } from './until-waited-for'

/**
 * How a call is answered that begins while another holds what `hold` locks and, as every call, writes to the audit log
 * last. That one fails when this one holds the log already and waits for it.
 */
export async function whileHeld(
  test: TestApp,
  by: SignedInPerson & { organizationId: string },
  hold: (tx: Tx) => Promise<unknown>,
  ask: () => Promise<TestAnswer>,
): Promise<TestAnswer> {
  const { organizationId, staffId } = by
  const { asked } = await inTenant(test.deps.db, organizationId, async (tx) => {
    await hold(tx)
    const asked = ask()
    await untilWaitedFor(test, tx, asked)
    await enterTenant(tx, organizationId)
    const actor: StaffIdentity = { kind: 'staff', ...by, requestId: staffId, address: '203.0.113.7' }
    await recordAudit(workOf(tx, test.deps, actor), {
      action: 'updated',
      resource: 'staff',
      recordId: staffId,
    })
    return { asked }
  })
  return asked
}
