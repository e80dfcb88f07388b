import type { ClientCredit } from '@oaklet/api/contract'

/** What of a client’s credit is held for no session, in cents: it can be put on any of their invoices. */
export const freeCredit = ({ creditCents, holds }: Pick<ClientCredit, 'creditCents' | 'holds'>): number =>
  holds.reduce((cents, { amountCents }) => cents - amountCents, creditCents)
