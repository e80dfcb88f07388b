import type { PayoutSummary } from '@oaklet/api/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { payouts } from '../../db/schema/payouts-table'
import type { Work } from '../../work'

/** The sum of a payout's lines; null where it has none. */
const sumOfLines = (column: 'amount_cents' | 'fee_cents') =>
  sql<number | null>`(
    select sum(l.${sql.identifier(column)})::float8 from payout_lines l
    where l.organization_id = payouts.organization_id and l.payout_id = payouts.id
  )`

/** Payouts of one practice with the sums of their lines. */
export const selectPayouts = ({ tx, actor }: Work, practiceId: string, where: SQL | undefined) =>
  tx
    .select({
      ...{ id: payouts.id, providerId: payouts.providerId, state: payouts.state },
      ...{ amountCents: payouts.amountCents, arrivesOn: payouts.arrivesOn, isTest: payouts.isTest },
      ...{ grossCents: sumOfLines('amount_cents'), feeCents: sumOfLines('fee_cents') },
    })
    .from(payouts)
    .where(and(isOfPractice(actor, practiceId), where))

export const isOfPractice = ({ organizationId }: Work['actor'], practiceId: string): SQL | undefined =>
  and(eq(payouts.organizationId, organizationId), eq(payouts.practiceId, practiceId))

/** A payout as the contract shows it. */
export const payoutOf = (
  { id, arrivesOn, state, grossCents, feeCents, amountCents, isTest }: Omit<PayoutSummary, 'currency'>,
  currency: string,
): PayoutSummary => ({ id, arrivesOn, state, grossCents, feeCents, amountCents, isTest, currency })
