import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** How a practice bills its clients; one that nobody has changed anything in has no row. */
export const billingSettings = pgTable(
  'billing_settings',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    invoiceDueDays: integer('invoice_due_days').notNull(),
    /** The day of each month on which statements are drafted; null where people make them. */
    statementDay: integer('statement_day'),
    /** Since when that day holds: earlier ones are not made up for. */
    statementDaySince: date('statement_day_since', { mode: 'string' }),
    smallRestCents: integer('small_rest_cents'),
    /** Since which day clients’ cards may be charged each night, from the night after it on; null while none are. */
    autopaySince: date('autopay_since', { mode: 'string' }),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.practiceId] })],
)

export const exportedBillingSettings = exportedTable(
  billingSettings,
  'How a practice bills its clients; one without a row has the settings that a new practice has.',
  {
    invoiceDueDays: 'After how many days an invoice is due that was issued without a due date.',
    statementDay: 'The day of each month on which statements are drafted; none where people make them.',
    statementDaySince: 'Since when that day holds.',
    smallRestCents: 'The most that may be written off as a small rest, in cents; none where nothing may.',
    autopaySince: 'Since which day clients’ cards may be charged each night; none while they are not.',
  },
)
