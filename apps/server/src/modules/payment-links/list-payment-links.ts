import type * as api from '@oaklet/api/contract'
import type { PaymentLink, PaymentLinks } from '@oaklet/api/contract'
import { and, desc, eq } from 'drizzle-orm'
import { invoices } from '../../db/schema/invoices-table'
import { paymentLinks } from '../../db/schema/payment-links-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { permittedEmails } from '../billing-documents'
import { clientOf } from '../caseload'
import { findChargingAccount } from '../payment-connection'

/** Names one invoice of one practice, as the routes' parameters do. */
interface InvoiceKey {
  practiceId: string
  invoiceId: string
}

/** The links that a client was sent to pay an invoice. */
export const listPaymentLinks = (
  { params }: CallOf<typeof api.listPaymentLinks>,
  work: Work,
): Promise<PaymentLinks> => linksOf(work, params)

/** The invoice with its client; throws 404 for none of the practice. */
export async function invoiceToPay(work: Work, { practiceId, invoiceId }: InvoiceKey) {
  const [invoice] = await work.tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, work.actor.organizationId),
        eq(invoices.practiceId, practiceId),
        eq(invoices.id, invoiceId),
      ),
    )
  if (invoice === undefined) throw notFound()
  return { invoice, client: await clientOf(work, invoice, 'all') }
}

/** The links to pay an invoice as the contract shows them. */
export async function linksOf(work: Work, key: InvoiceKey): Promise<PaymentLinks> {
  const { client } = await invoiceToPay(work, key)
  const rows = await work.tx
    .select({ link: paymentLinks, sentBy: staff.name })
    .from(paymentLinks)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, paymentLinks.organizationId), eq(staff.id, paymentLinks.sentById)),
    )
    .where(
      and(
        eq(paymentLinks.organizationId, work.actor.organizationId),
        eq(paymentLinks.invoiceId, key.invoiceId),
      ),
    )
    .orderBy(desc(paymentLinks.sentAt), desc(paymentLinks.id))
  return {
    links: rows.map(({ link: { id, email, sentAt, expiresAt }, sentBy }): PaymentLink => ({
      ...{ id, email, sentBy },
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    canBePaid: (await findChargingAccount(work, key.practiceId)) !== null,
    emails: permittedEmails(client.contacts),
  }
}
