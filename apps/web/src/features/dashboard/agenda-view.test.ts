import { aClinician, aDashboard, anAppointment, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { agendaOf, agendaViews, weekOf } from './agenda-view'

const [ME, OTHER] = [fixtureId(5), fixtureId(6)]
const held = (clinicianId: string) => anAppointment({ clinician: { ...aClinician(), id: clinicianId } })
const both = aDashboard({ appointments: [held(ME), held(OTHER)] })
const clinician = { staffId: ME, runsPractice: false }

test('a clinician begins with their own day, and can look at everyone’s', () => {
  expect(agendaViews(both, clinician)).toEqual({ first: 'mine', areTwo: true })
})

test('who runs the practice begins with everyone’s', () => {
  expect(agendaViews(both, { staffId: ME, runsPractice: true })).toEqual({ first: 'everyone', areTwo: true })
})

test('there is nothing to choose for who holds nothing, nor where all is theirs', () => {
  expect(agendaViews(both, { staffId: null, runsPractice: false }).areTwo).toBe(false)
  expect(agendaViews(aDashboard({ appointments: [held(ME)] }), clinician).areTwo).toBe(false)
})

test('the week ahead makes a choice too', () => {
  const some = { count: 2, firstAt: '2026-11-18T14:00:00Z', lastEndsAt: '2026-11-18T16:00:00Z' }
  const one = { count: 1, firstAt: '2026-11-18T14:00:00Z', lastEndsAt: '2026-11-18T15:00:00Z' }
  const day = aDashboard({ appointments: [], week: [{ date: '2026-11-18', all: some, mine: one }] })
  expect(agendaViews(day, clinician)).toEqual({ first: 'mine', areTwo: true })
  expect(weekOf(day, 'mine')).toEqual([{ date: '2026-11-18', ...one }])
  expect(weekOf(day, 'everyone')).toEqual([{ date: '2026-11-18', ...some }])
})

test('one’s own day holds one’s own appointments', () => {
  expect(agendaOf(both, 'mine', ME)).toEqual([held(ME)])
  expect(agendaOf(both, 'everyone', ME)).toHaveLength(2)
})
