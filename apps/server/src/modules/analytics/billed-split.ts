import type { Split } from './breakdowns'

const OTHER = 'other'

/** A split of what is on invoices by something of its appointments; what has none is the rest. */
export const billedSplit = (
  what: string,
  { label, ...split }: Pick<Split, 'name' | 'key' | 'label'>,
): Split => ({
  ...split,
  told: `by the ${what} of the appointments on the invoices, whose lines are paid in proportion; what has no appointment is Other`,
  label: (id) => (id === OTHER ? 'Other' : label(id)),
  rest: OTHER,
})
