import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAppointment } from '@oaklet/api/testing'
import { InvoiceInput } from '@oaklet/api/contract'
import {
  emptyInvoice,
  emptyLine,
  invoiceInput,
  missingFromInvoice,
  totalCents,
  withAppointment,
  type InvoiceValues,
} from './invoice-form'

const client = { id: '0197a000-0000-7000-8000-000000000001', name: 'Maya Ortiz' }

const someLine = fc.record({
  key: fc.uuid(),
  appointmentId: fc.option(fc.uuid({ version: 4 }), { nil: null }),
  description: fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitPriceCents: fc.integer({ min: 0, max: 50_000 }),
})
const someValues: fc.Arbitrary<InvoiceValues> = fc.record({
  client: fc.constant(client),
  lines: fc.array(someLine, { minLength: 1, maxLength: 10 }),
  dueOn: fc.constantFrom('2026-12-01', null),
  notes: fc.string({ maxLength: 100 }),
})

test('complete values make a body that the contract accepts, for the total that was shown', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const body = InvoiceInput.parse(invoiceInput(values))
      const sum = body.lines.reduce((total, line) => total + line.quantity * line.unitPriceCents, 0)
      return sum === totalCents(values)
    }),
  )
})

test('choosing an appointment and taking it away again leaves the other lines as they were', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const appointment = anAppointment()
      const there = withAppointment(values, appointment, true)
      expect(there.lines.length).toBe(values.lines.length + appointment.lines.length)
      expect(withAppointment(there, appointment, false)).toEqual(values)
    }),
  )
})

test('choosing an appointment twice bills it once', () => {
  const once = withAppointment(emptyInvoice(client), anAppointment(), true)
  expect(withAppointment(once, anAppointment(), true)).toEqual(once)
})

test('there is no body without a client, without a line, or with a line half typed', () => {
  expect(invoiceInput(emptyInvoice(client))).toBeNull()
  expect(invoiceInput(withAppointment(emptyInvoice(null), anAppointment(), true))).toBeNull()
  const halfTyped = { ...emptyInvoice(client), lines: [emptyLine('a')] }
  expect(invoiceInput(halfTyped)).toBeNull()
  expect(missingFromInvoice(halfTyped).map(({ path }) => path)).toEqual([
    'lines.0.description',
    'lines.0.unitPriceCents',
  ])
})

test('a no-show says so on the invoice', () => {
  const { lines } = withAppointment(emptyInvoice(client), anAppointment({ status: 'no_show' }), true)
  expect(lines[0]?.description).toMatch(/, no-show$/)
})
