import { APPEAL_OUTCOMES, APPEAL_WAYS } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** Appeals of what insurers decided on claims; at most one of a claim waits for its answer. */
export const claimAppeals = pgTable(
  'claim_appeals',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    claimId: uuid('claim_id').notNull(),
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    way: text('way', { enum: APPEAL_WAYS }).notNull(),
    note: text('note').notNull(),
    answerDueOn: date('answer_due_on', { mode: 'string' }).notNull(),
    /** Null until it is decided, as is the day of that. */
    outcome: text('outcome', { enum: APPEAL_OUTCOMES }),
    decidedOn: date('decided_on', { mode: 'string' }),
    recordedById: uuid('recorded_by_id').notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('claim_appeals_by_claim').on(table.organizationId, table.claimId),
    uniqueIndex('claim_appeals_one_open')
      .on(table.organizationId, table.claimId)
      .where(sql`outcome is null`),
  ],
)

export const exportedClaimAppeals = exportedTable(
  claimAppeals,
  'Appeals of what insurances decided on claims.',
  {
    claimId: 'The claim, as in claims.id.',
    sentOn: 'The day on which it was sent.',
    way: 'How it was sent: portal, mail, fax or phone.',
    note: 'What was noted with it.',
    answerDueOn: 'The day by which an answer is expected.',
    outcome: 'What came of it: won, lost or withdrawn; empty while it waits for its answer.',
    decidedOn: 'The day of that; empty while it waits for its answer.',
    recordedById: 'Who recorded that it was sent, as in staff.id.',
  },
)
