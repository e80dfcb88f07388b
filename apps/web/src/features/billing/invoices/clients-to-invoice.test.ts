import { anAppointment } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { clientsToInvoice } from './clients-to-invoice'

const session = (name: string, startsAt: string, feeCents = 15200) =>
  anAppointment({
    startsAt,
    clients: [{ id: name, name, attendance: 'present' }],
    lines: [{ serviceCode: '90834', label: 'Psychotherapy', modifiers: [], units: 1, feeCents }],
  })

test('whoever waits longest comes first, with the count and the sum', () => {
  const waiting = clientsToInvoice([
    session('Leo Grant', '2026-11-09T14:00:00Z', 10000),
    session('Maya Ortiz', '2026-11-02T14:00:00Z'),
    session('Leo Grant', '2026-11-16T14:00:00Z', 5000),
  ])
  expect(waiting).toEqual([
    { id: 'Maya Ortiz', name: 'Maya Ortiz', count: 1, totalCents: 15200, oldestAt: '2026-11-02T14:00:00Z' },
    { id: 'Leo Grant', name: 'Leo Grant', count: 2, totalCents: 15000, oldestAt: '2026-11-09T14:00:00Z' },
  ])
})

test('everyone in a group is invoiced for themselves', () => {
  const group = anAppointment({
    clients: [
      { id: 'a', name: 'Ana', attendance: 'present' },
      { id: 'b', name: 'Ben', attendance: 'present' },
    ],
  })
  expect(clientsToInvoice([group]).map(({ id }) => id)).toEqual(['a', 'b'])
})
