import { MONEY_TABLES } from './tables/money-tables'
import { PEOPLE_TABLES } from './tables/people-tables'
import { PRACTICE_TABLES } from './tables/practice-tables'
import type { TableWords } from './tables/table-words'

/** Every table that an export holds. A test wants each table of the database here or in the list below. */
export const EXPORTED_TABLES: Readonly<Record<string, TableWords>> = {
  ...PRACTICE_TABLES,
  ...PEOPLE_TABLES,
  ...MONEY_TABLES,
}

/** What stays out, and why: nothing in it was entered by anybody. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  audit_heads: 'repeats the last row of audit_events',
  client_words: 'is what the search finds clients by, made from clients',
  debts: 'is what invoices owed from day to day, made from ledger_entries',
  exports: 'is how exports are made; who asked for which is in audit_events',
  held_mail: 'is mail on its way',
  idempotency_keys: 'keeps answers for a day, so that a call sent twice happens once',
  known_names: 'is what the search guesses names by, made from clients',
  ledger_shares: 'is what of ledger_entries is for which of invoice_lines, made from both',
  notification_changes: 'counts what browsers have not heard of yet',
}

/** Columns that stay out of their tables, and why. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = {
  'appointment_clients.attended_at': 'repeats appointments.starts_at of those that were attended',
  'clients.first_name_sort': 'repeats first_name',
  'clients.last_name_sort': 'repeats last_name',
  'clients.search_text': 'repeats names and contacts',
  'invitations.token_hash': 'would let somebody else accept the invitation',
}
