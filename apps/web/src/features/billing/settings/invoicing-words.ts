import type { BillingSettings, NumberedDocument } from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { formatMoney } from '../../../shared/format-money'

/** What the dialog of these settings is called. */
export const EDIT_TITLE = 'Edit invoices and statements'

/** What comes next of each kind of document, as a label. */
export const NEXT_NUMBER_WORDS: Readonly<Record<NumberedDocument, string>> = {
  invoice: 'Next invoice',
  superbill: 'Next superbill',
  statement: 'Next statement',
  estimate: 'Next Good Faith Estimate',
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })

/** `1st`, `22nd` */
export const dayOfMonth = (day: number): string => `${day}${ENDINGS[rules.select(day)] ?? 'th'}`

/** When an invoice is due for which nobody says when. */
export const dueWords = (days: number): string =>
  days === 0 ? 'On the day they are issued' : `${countOf(days, 'day', 'days')} after they are issued`

/** What the practice’s rhythm of statements does, and what it leaves to people. */
export const rhythmWords = (day: number | null): string =>
  day === null
    ? 'None is made by itself. You make them from the list of statements.'
    : `On the ${dayOfMonth(day)} of each month a draft is made for each client who owes. Nothing is sent before you have looked through it.`

/** Which rests may be written off together with a payment. */
export const smallRestWords = (cents: BillingSettings['smallRestCents'], currency: string): string =>
  cents === null
    ? 'None may be written off with a payment'
    : `Up to ${formatMoney(cents, currency)} may be written off with a payment`

/** Whether cards are charged each night, and whose. */
export const autopayWords = (isOn: boolean): string =>
  isOn
    ? 'Each night the default card of every client who chose Autopay is charged for the invoices that are due and the copays of completed sessions'
    : 'Off: no card is charged by itself'
