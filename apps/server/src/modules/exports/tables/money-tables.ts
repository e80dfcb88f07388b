import type { TableWords } from './table-words'

/** What is charged and paid; money is in whole cents of the practice's currency. */
export const MONEY_TABLES: Readonly<Record<string, TableWords>> = {
  services: {
    about: 'What a practice offers, with its price.',
    columns: {
      code: 'The code, like 90834.',
      label: 'The service in words.',
      duration_minutes: 'How long it usually takes, in minutes.',
      fee_cents: 'The price of one unit, in cents.',
    },
  },
  appointment_lines: {
    about: 'The services of an appointment, as they were when it was booked.',
    columns: {
      service_code: 'The code, like 90834.',
      label: 'The service in words.',
      modifiers: 'Modifiers of the code.',
      units: 'How many units.',
      fee_cents: 'The price of one unit, in cents.',
    },
  },
  invoices: {
    about: 'Invoices, drafts and void ones included.',
    columns: {
      state: 'draft, issued or void; how far one is paid follows from ledger_entries.',
      number: 'The number, once it is issued; without gaps within a practice.',
      issued_on: 'The date of issue.',
      due_on: 'The date by which it is to be paid.',
      notes: 'What it says to the client.',
      total_cents: 'The sum of its lines, in cents.',
    },
  },
  invoice_lines: {
    about: 'What an invoice charges for.',
    columns: {
      description: 'What is charged for.',
      quantity: 'How many.',
      unit_price_cents: 'The price of one, in cents.',
    },
  },
  invoice_counters: {
    about: 'The number that a practice’s next invoice gets.',
    columns: { next_number: 'That number.' },
  },
  billed_appointments: { about: 'Which invoice bills an appointment for a client.', columns: {} },
  payments: {
    about: 'Money that was received.',
    columns: {
      method: 'How it was paid.',
      amount_cents: 'How much, in cents.',
      received_on: 'The date on which it came in.',
      reference: 'A number of a check or the like.',
      status: 'pending, succeeded, failed, partially_refunded or refunded.',
    },
  },
  ledger_entries: {
    about: 'Every charge and payment, one after another; a balance is the sum of these.',
    columns: {
      seq: 'The order in which entries were written.',
      invoice_id: 'The invoice, as in invoices.id; none means credit of the client.',
      payment_id: 'The payment, as in payments.id.',
      kind: 'What it is.',
      payer: 'Who owes or pays: client.',
      reason_code: 'Why, as a code; none where the kind says enough.',
      data: 'What it says beside its amount: invoiceNumber, method, reference, or the words of an earlier release.',
      amount_cents: 'What it adds to what the client owes, in cents; a payment is negative.',
      occurred_on: 'The date that it counts for.',
    },
  },
}
