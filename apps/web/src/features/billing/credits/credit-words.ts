import type { ClientCredit } from '@oaklet/api/contract'

/** What can be done with a client’s credit, as its menu says it. */
export const PUT_ON_INVOICES = 'Put on invoices'

/** What of a client’s credit is held for no session, in cents: it can be put on any of their invoices. */
export const freeCredit = ({ creditCents, holds }: Pick<ClientCredit, 'creditCents' | 'holds'>): number =>
  holds.reduce((cents, { amountCents }) => cents - amountCents, creditCents)

/** The title of what puts credit on several invoices. */
export const APPLY_TITLE = 'Put credit on invoices'
