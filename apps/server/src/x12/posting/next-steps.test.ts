import { expect, it } from 'vitest'
import { reasonWords } from './adjustment-words'
import { nextStepAfter } from './next-steps'

const COMMON = [
  ...['4', '5', '11', '15', '16', '18', '22', '24', '26', '27', '29', '31', '50', '96', '97'],
  ...['109', '119', '151', '197', '198', '204', '252', 'B7'],
]

const stepOf = (code: string) => nextStepAfter(code, reasonWords(code).step)

it.each(COMMON)('reason %s has a next step of its own', (code) => {
  // A code that nobody knows gets what holds for any reason of the same kind.
  expect(stepOf(code)).not.toBe(nextStepAfter('unknown', reasonWords(code).step))
})

it.each([
  ['206', /correct the claim and send it again/],
  ['273', /appeal/],
  ['177', /coverage/],
  ['226', /documents/],
  ['133', /Wait/],
  ['9999', /Ask the insurance what it means/],
])('reason %s has the next step of its kind', (code, words) => {
  expect(stepOf(code)).toMatch(words)
})
