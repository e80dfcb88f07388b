import type { PaymentMethod } from '@oaklet/api/contract'
import { addDays, daysBetween } from '../calendar-day'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
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
}

interface Habit {
  method: PaymentMethod
  reference: string
  /** Pays nothing newer than this. */
  behindDays: number
}

const LONG_SETTLED_DAYS = 60

/** Most invoices are paid within two weeks; a few clients are behind, a few have paid a part. */
export function demoPayments(year: DemoYear, invoices: readonly DemoInvoice[]): DemoPayment[] {
  const habits = new Map<string, Habit>()
  return invoices.flatMap((invoice): DemoPayment[] => {
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
    return [
      {
        id: demoId(`payment ${invoice.id}`),
        invoice,
        method: habit.method,
        reference: habit.reference,
        receivedOn,
        allocatedCents: isPart ? Math.round(invoice.totalCents / 2) : invoice.totalCents,
        creditCents: !isPart && roll > 0.995 ? 5_000 : 0,
      },
    ]
  })
}

function aHabit({ random }: DemoYear): Habit {
  const behindDays = random.chance(0.1) ? random.between(35, 70) : 0
  const roll = random.next()
  if (roll < 0.68)
    return { method: 'card', reference: `Card ending ${random.between(1000, 9999)}`, behindDays }
  if (roll < 0.87) return { method: 'check', reference: `Check ${random.between(1001, 4999)}`, behindDays }
  return { method: 'cash', reference: '', behindDays }
}
