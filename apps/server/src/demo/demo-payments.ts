import type { PaymentMethod } from '@oaklet/api/contract'
import { addDays, daysBetween } from '../calendar-day'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import { isChargedOn } from './card-practice'
import type { DemoInvoice } from './demo-invoices'

export interface DemoPayment {
  id: string
  invoice: DemoInvoice
  method: PaymentMethod
  reference: string
  receivedOn: string
  /** What the invoice gets. */
  allocatedCents: number
  /** What stays as the client's credit. */
  creditCents: number
  /** By how much the charge was reduced before. */
  reducedCents: number
  /** What of the rest is not collected. */
  writtenOffCents: number
  /** What of the credit was given back a few days later. */
  refundedCents: number
  /** Whether the client's card on file was charged; other cards were taken elsewhere, and typed in. */
  isCharged: boolean
  /** Whether it never came in, and was taken back. */
  isMistake: boolean
}

interface Habit {
  method: PaymentMethod
  reference: string
  /** Pays nothing newer than this. */
  behindDays: number
}

const LONG_SETTLED_DAYS = 60
/** What happens to few payments, by their place among all. */
const ONE_IN = { reduced: 67, overpaid: 53, mistaken: 101 }
/** How long after a payment of a part its rest is written off. */
export const WRITTEN_OFF_AFTER_DAYS = 21
/** How long after an overpayment it is given back. */
export const REFUNDED_AFTER_DAYS = 4

/** Most invoices are paid within two weeks; a few clients are behind, a few have paid a part. */
export function demoPayments(year: DemoYear, invoices: readonly DemoInvoice[]): DemoPayment[] {
  const habits = new Map<string, Habit>()
  const payments = invoices.flatMap((invoice): DemoPayment[] => {
    const { id } = invoice.client.row
    const habit = habits.get(id) ?? aHabit(year)
    habits.set(id, habit)
    if (invoice.issuedOn === null || invoice.totalCents === 0) return []
    const receivedOn = addDays(invoice.issuedOn, year.random.between(0, 12))
    const roll = year.random.next()
    const age = daysBetween(invoice.issuedOn, year.today)
    const isSettled = age > LONG_SETTLED_DAYS && habit.behindDays < age
    if (receivedOn > year.today || age < habit.behindDays) return []
    if (!isSettled && roll < 0.06) return []
    const isPart = !isSettled && roll < 0.14
    const allocatedCents = isPart ? Math.round(invoice.totalCents / 2) : invoice.totalCents
    const isGivenUp = isPart && daysBetween(receivedOn, year.today) > WRITTEN_OFF_AFTER_DAYS
    return [
      {
        id: demoId(`payment ${invoice.id}`),
        invoice,
        method: habit.method,
        reference: habit.reference,
        receivedOn,
        allocatedCents,
        creditCents: !isPart && roll > 0.995 ? 5_000 : 0,
        reducedCents: 0,
        writtenOffCents: isGivenUp ? invoice.totalCents - allocatedCents : 0,
        refundedCents: 0,
        isCharged:
          habit.method === 'card' && isChargedOn(receivedOn, invoice.client.row.practiceId, year.today),
        isMistake: false,
      },
    ]
  })
  return payments.flatMap((payment, index) => withRarities(payment, index, year.today))
}

/** What the cards of those who pay by card are recognized by, by client. */
export const cardReferencesOf = (payments: readonly DemoPayment[]): ReadonlyMap<string, string> =>
  new Map(
    payments
      .filter(({ method }) => method === 'card')
      .map(({ invoice, reference }) => [invoice.client.row.id, reference]),
  )

/** Few charges are reduced for a lower fee, few clients pay too much, and few payments are entered twice. */
function withRarities(payment: DemoPayment, index: number, today: string): DemoPayment[] {
  const { invoice, receivedOn, allocatedCents, creditCents } = payment
  const isPlain = allocatedCents === invoice.totalCents && creditCents === 0
  if (!isPlain || addDays(receivedOn, REFUNDED_AFTER_DAYS) > today) return [payment]
  const reducedCents = Math.round(invoice.totalCents / 5)
  if (index % ONE_IN.reduced === 0) {
    return [{ ...payment, reducedCents, allocatedCents: allocatedCents - reducedCents }]
  }
  if (index % ONE_IN.overpaid === 0) return [{ ...payment, creditCents: 2_500, refundedCents: 2_500 }]
  if (index % ONE_IN.mistaken > 0) return [payment]
  const twice = { id: demoId(`payment ${invoice.id} twice`), allocatedCents: 0, creditCents: allocatedCents }
  return [payment, { ...payment, ...twice, isCharged: false, isMistake: true }]
}

function aHabit({ random }: DemoYear): Habit {
  const behindDays = random.chance(0.1) ? random.between(35, 70) : 0
  const roll = random.next()
  if (roll < 0.68) return { method: 'card', reference: `ending in ${random.between(1000, 9999)}`, behindDays }
  if (roll < 0.87) return { method: 'check', reference: `Check ${random.between(1001, 4999)}`, behindDays }
  return { method: 'cash', reference: '', behindDays }
}
