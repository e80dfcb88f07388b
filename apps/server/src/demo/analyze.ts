import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/**
 * Tells the planner how the rows are spread. The embedded database has no autovacuum to do it,
 * and without it the lists of a full practice are read along the wrong index.
 */
export async function analyze(db: Database): Promise<void> {
  // Only the owner may, and the seeding has become the application's role.
  await db.execute(sql`select set_config('role', 'none', true)`)
  await db.execute(
    sql`analyze clients, appointments, appointment_clients, appointment_lines, billed_appointments,
      invoices, invoice_lines, ledger_entries, ledger_shares, debts, payments, card_payments, payouts, payout_lines, measures, claims, claim_sessions, claim_events, claim_entries, remittances, postings, posting_claims`,
  )
}
