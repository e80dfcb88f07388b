import { PAYMENT_LINK_LIFE_DAYS } from '@oaklet/api/contract'
import { paymentLinks } from '../../db/schema/payment-links-table'
import type { Work } from '../../work'
import { newLinkToken } from '../auth'

const DAY_MS = 86_400_000

interface NewLink {
  practiceId: string
  clientId: string
  /** The invoice that it is for; null for all that the client owes. */
  invoiceId: string | null
  /** The address that it is mailed to. */
  email: string
}

/** Keeps a new link to pay; returns its address, which is kept nowhere: its token names the organization to look in. */
export async function keepPaymentLink(work: Work, link: NewLink): Promise<string> {
  const { organizationId, staffId } = work.actor
  const { token, tokenHash } = newLinkToken(organizationId)
  const sentAt = work.now()
  await work.tx.insert(paymentLinks).values({
    ...{ ...link, organizationId, id: work.newId(), tokenHash },
    ...{ sentById: staffId, sentAt },
    expiresAt: new Date(sentAt.getTime() + PAYMENT_LINK_LIFE_DAYS * DAY_MS),
  })
  return `${work.deps.env.publicUrl}/pay/${token}`
}
