import { aUser, fixtureId } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { workingPractice } from './working-practice'

const [one, two, three] = [fixtureId(31), fixtureId(32), fixtureId(33)]
const nowhere = aUser({ currentPractice: null, practiceId: null, assignedPractices: [] })
const user = aUser({ currentPractice: two, practiceId: one, assignedPractices: [one, two, three] })

it('is the one chosen in this browser', () => {
  expect(workingPractice(user, three)).toBe(three)
})

it('is not one that is assigned no more', () => {
  expect(workingPractice(user, fixtureId(34))).toBe(two)
})

it('is the one that the server names, the current before the only one', () => {
  expect(workingPractice(user)).toBe(two)
  expect(workingPractice({ ...user, currentPractice: null })).toBe(one)
})

it('is the first of the assigned ones when there is no single one', () => {
  expect(workingPractice({ ...nowhere, assignedPractices: [three, one] })).toBe(three)
})

it('is none when none is assigned', () => {
  expect(workingPractice(nowhere)).toBeNull()
  expect(workingPractice(nowhere, one)).toBeNull()
})
