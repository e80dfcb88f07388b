import { anAppointment, aService } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { choicesFor } from './use-booking-choices'

const choices = { clinicians: [], locations: [], services: [aService()] }
const { lines, ...appointment } = anAppointment()
const booked = (serviceCode: string) => ({
  ...appointment,
  lines: lines.map((line) => ({ ...line, serviceCode, label: 'As it was booked' })),
})

test('an appointment can keep a service that can’t be booked any more', () => {
  const { services } = choicesFor(choices, booked('90899'))
  expect(services.map(({ code, label }) => [code, label])).toEqual([
    ['90834', 'Psychotherapy, 45 minutes'],
    ['90899', 'As it was booked'],
  ])
})

test('an appointment whose service can be booked has the choices of a new one', () => {
  expect(choicesFor(choices, booked('90834'))).toBe(choices)
})
