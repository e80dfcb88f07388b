import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { disputes } from '../../db/schema/disputes-table'
import { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'

/** What the client’s bank said against their payments, and how each dispute stands. */
export const disputesOfClient = ({ tx, actor }: Work<Actor>, { practiceId, clientId }: ClientKey) =>
  tx
    .select({ state: disputes.state, openedAt: disputes.openedAt })
    .from(disputes)
    .innerJoin(
      payments,
      and(eq(payments.organizationId, disputes.organizationId), eq(payments.id, disputes.paymentId)),
    )
    .where(
      and(
        eq(disputes.organizationId, actor.organizationId),
        eq(payments.practiceId, practiceId),
        eq(payments.clientId, clientId),
      ),
    )
