import { sql, type SQL } from 'drizzle-orm'
import type { Split } from './breakdowns'

const OTHER = 'other'

/** A split of the ledger's shares `s` by what they keep of their appointments; what has none is the rest. */
export const billedSplit = (kept: SQL, { name, label }: Pick<Split, 'name' | 'label'>): Split => ({
  name,
  told: `by the ${name.toLowerCase()} of the appointments on the invoices, whose lines are paid in proportion; what has no appointment is Other`,
  key: sql`coalesce(${kept}, ${OTHER})`,
  label: (id) => (id === OTHER ? 'Other' : label(id)),
  rest: OTHER,
})
