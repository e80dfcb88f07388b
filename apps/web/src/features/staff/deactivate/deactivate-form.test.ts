import { someOpenAppointments } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import {
  clientsWords,
  deactivateBodyOf,
  deactivatedWords,
  deactivateErrors,
  NOTHING_CHOSEN,
  openWords,
} from './deactivate-form'

const OPEN = someOpenAppointments()
const NOAH = { id: 'noah', name: 'Noah Feld' }
const CLIENTS = { total: 3, practices: [{ id: '1', name: 'Downtown', count: 3 }], notTheirPractices: [] }
const NONE_OPEN = { ...OPEN, total: 0, overlapping: 0 }
const handOver = { choice: 'hand_over', clients: null, clinician: NOAH, allowOverlap: false } as const
const clientsOnly = { ...handOver, choice: null, clients: 'hand_over' } as const
const fields = (...given: Parameters<typeof deactivateErrors>) =>
  deactivateErrors(...given).map(({ path }) => path)

test('says how many appointments are to come, and where', () => {
  expect(openWords(OPEN)).toBe('2 appointments are still to come in Oakwood Downtown.')
  const practices = [
    { id: '1', name: 'Downtown', count: 10 },
    { id: '2', name: 'Riverside', count: 2 },
  ]
  expect(openWords({ total: 12, practices })).toBe(
    '12 appointments are still to come: 10 in Downtown and 2 in Riverside.',
  )
})

test('says how many clients somebody has, and where', () => {
  expect(clientsWords(CLIENTS)).toBe('They are the primary clinician of 3 clients in Downtown.')
  const practices = [
    { id: '1', name: 'Downtown', count: 1 },
    { id: '2', name: 'Riverside', count: 2 },
  ]
  expect(clientsWords({ total: 3, practices })).toBe(
    'They are the primary clinician of 3 clients: 1 in Downtown and 2 in Riverside.',
  )
  expect(clientsWords({ total: 1, practices: practices.slice(0, 1) })).toBe(
    'They are the primary clinician of one client in Downtown.',
  )
})

test('something is chosen for appointments and clients before anybody is deactivated', () => {
  expect(fields(NOTHING_CHOSEN, OPEN)).toEqual(['choice'])
  expect(fields(NOTHING_CHOSEN, { ...OPEN, clients: CLIENTS })).toEqual(['choice', 'clients'])
  expect(fields(NOTHING_CHOSEN, NONE_OPEN)).toEqual([])
  expect(fields({ ...handOver, clinician: null }, OPEN)).toEqual(['clinician'])
  expect(fields({ ...clientsOnly, clinician: null }, { ...NONE_OPEN, clients: CLIENTS })).toEqual([
    'clinician',
  ])
  expect(fields({ ...handOver, choice: 'cancel', clients: 'leave' }, { ...OPEN, clients: CLIENTS })).toEqual(
    [],
  )
})

test('whoever takes them over works where they are, and overlaps are allowed by a person', () => {
  const notTheirPractices = [{ id: '2', name: 'Riverside' }]
  expect(fields(handOver, { ...OPEN, notTheirPractices })).toEqual(['clinician'])
  expect(fields(handOver, OPEN)).toEqual(['allowOverlap'])
  expect(fields({ ...handOver, allowOverlap: true }, OPEN)).toEqual([])
  expect(fields(handOver, { ...OPEN, overlapping: 0 })).toEqual([])
})

test('where only clients are handed over, only their practices count, and no overlap', () => {
  const notTheirPractices = [{ id: '2', name: 'Riverside' }]
  const values = { ...clientsOnly, choice: 'cancel' } as const
  expect(fields(values, { ...OPEN, notTheirPractices, clients: CLIENTS })).toEqual([])
  const clients = { ...CLIENTS, notTheirPractices }
  expect(deactivateErrors(values, { ...OPEN, clients })).toEqual([
    { path: 'clinician', message: 'Choose a clinician who works in Riverside' },
  ])
  expect(
    deactivateErrors({ ...values, choice: 'hand_over' }, { ...OPEN, notTheirPractices, clients }),
  ).toEqual([{ path: 'clinician', message: 'Choose a clinician who works in Riverside' }])
})

test('only what was chosen is sent', () => {
  const open = { ...OPEN, clients: CLIENTS }
  const leave = { choice: 'leave' }
  expect(deactivateBodyOf({ ...handOver, clients: 'leave' }, open)).toEqual({
    appointments: { choice: 'hand_over', clinicianId: 'noah', allowOverlap: false },
    clients: leave,
  })
  expect(deactivateBodyOf({ ...clientsOnly, choice: 'cancel' }, open)).toEqual({
    appointments: { choice: 'cancel' },
    clients: { choice: 'hand_over', clinicianId: 'noah' },
  })
  expect(deactivateBodyOf({ ...handOver, clients: 'hand_over' }, NONE_OPEN)).toEqual({
    ...{ appointments: leave, clients: leave },
  })
})

test('says what was done', () => {
  const leave = { choice: 'leave' } as const
  const says = (body: Parameters<typeof deactivatedWords>[1], appointments: number, clients: number) =>
    deactivatedWords('Imani', body, { appointments, clients })
  expect(says({ appointments: leave, clients: leave }, 0, 0)).toBe('Imani deactivated')
  expect(says({ appointments: { choice: 'cancel' } }, 1, 0)).toBe(
    'Imani deactivated, 1 appointment cancelled',
  )
  expect(says({ appointments: leave, clients: leave }, 2, 3)).toBe(
    'Imani deactivated, 2 appointments left as they are, 3 clients left as they are',
  )
  const clients = { choice: 'hand_over', clinicianId: 'noah' } as const
  expect(says({ appointments: leave, clients }, 0, 1)).toBe('Imani deactivated, 1 client handed over')
})
