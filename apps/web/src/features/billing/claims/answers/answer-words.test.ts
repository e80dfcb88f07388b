import { aReceivedFile } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { fileWords, saidWords, senderWords } from './answer-words'

test.each([
  ['2 accepted, 1 rejected, 1 unknown', { accepted: 2, rejected: 1, received: 0 }, 1],
  ['3 received', { accepted: 0, rejected: 0, received: 3 }, 0],
  ['Claims file 1 arrived', { accepted: 0, rejected: 0, received: 0 }, 0],
])('a file says “%s”', (words, counts, unknownCount) => {
  expect(saidWords(aReceivedFile({ counts, unknownCount }))).toBe(words)
})

test('what was imported is said with its kinds', () => {
  const counts = { accepted: 2, rejected: 1, received: 0 }
  expect(fileWords(aReceivedFile({ counts, unknownCount: 0 }))).toBe('277CA, 2 claims accepted, 1 rejected')
  expect(fileWords(aReceivedFile({ kinds: ['999', '277CA'] }))).toBe('999 and 277CA, 1 claim rejected')
})

test('a sender is named where the file names it', () => {
  expect(senderWords({ sender: 'payer', senderName: 'Empire Mutual' })).toBe('Insurance, Empire Mutual')
  expect(senderWords({ sender: 'syntax', senderName: '' })).toBe('Check of the file')
})
