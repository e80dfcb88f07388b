import { invoiceStatusWord, type InvoiceStatus, type InvoiceSummary } from '@oaklet/api/contract'

type Tone = 'info' | 'good' | 'wait' | 'bad' | 'neutral'

const TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  draft: 'neutral',
  issued: 'info',
  partially_paid: 'wait',
  paid: 'good',
  void: 'neutral',
}

/** What an invoice's badge says: how long it is overdue, else its status. */
export function invoiceBadge(invoice: InvoiceSummary): { word: string; tone: Tone } {
  const { status, daysOverdue } = invoice
  if (daysOverdue > 0)
    return { word: `${daysOverdue} ${daysOverdue === 1 ? 'day' : 'days'} overdue`, tone: 'bad' }
  return { word: invoiceStatusWord(invoice), tone: TONES[status] }
}

/** The title of what lowers an invoice. */
export const ADJUST_TITLE = 'Adjust the amount'

/** The names of the two ways between the client's credit and an invoice. */
export const MOVE_CREDIT = { apply: 'Apply credit', unapply: 'Move to credit' } as const

/** "Invoice 1047", or "Draft invoice" until it has a number. */
export const invoiceName = ({ number }: Pick<InvoiceSummary, 'number'>): string =>
  number === null ? 'Draft invoice' : `Invoice ${number}`

/** What marks an invoice over what an insurance left to the client. */
export const shareWords = (payerName: string): string => `Share after ${payerName}`
