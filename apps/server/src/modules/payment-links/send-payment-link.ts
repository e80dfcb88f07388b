import type * as api from '@oaklet/api/contract'
import type { PaymentLinks } from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { mailNotice, requirePermittedEmail } from '../billing-documents'
import { lockPayableInvoices } from '../invoices'
import { requireChargingAccount } from '../payment-connection'
import { keepPaymentLink } from './keep-payment-link'
import { invoiceToPay, linksOf } from './list-payment-links'
import { payablePractice } from './payable-practice'
import { paymentLinkMail } from './payment-link-mail'
import { owedBy } from './what-to-pay'

/** Mails a client a link to pay what is left of an invoice after their credit. */
export async function sendPaymentLink(
  { params: key, body: { email } }: CallOf<typeof api.sendPaymentLink>,
  work: Work,
): Promise<PaymentLinks> {
  const { practiceId, invoiceId } = key
  const { invoice, client } = await invoiceToPay(work, key)
  const payable = (await lockPayableInvoices(work.tx, invoice, [invoiceId])).get(invoiceId)
  if (payable === undefined || payable.balanceCents <= 0) {
    throw new AppError('transition_refused', 'Nothing is left to pay on this invoice.')
  }
  if ((await owedBy(work.tx, { ...invoice, invoiceId })).length === 0) {
    throw new AppError('transition_refused', 'The client’s credit covers what is left of this invoice.')
  }
  await requireChargingAccount(work, practiceId)
  requirePermittedEmail(client.contacts, email)
  const address = await keepPaymentLink(work, { practiceId, clientId: client.id, invoiceId, email })
  await recordAudit(work, { action: 'payment_link_sent', resource: 'invoice', recordId: invoiceId })
  const { name } = await payablePractice(work, practiceId)
  await mailNotice(work, practiceId, {
    to: email,
    documentName: `The payment link for invoice ${invoice.number}`,
    link: `/billing/invoices/${invoiceId}`,
    ...paymentLinkMail(name, address),
  })
  return linksOf(work, key)
}
