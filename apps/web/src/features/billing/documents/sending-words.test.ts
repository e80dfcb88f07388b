import { aDocumentSending } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { sendingWords } from './sending-words'

test('a sending says how the document reached the client', () => {
  expect(sendingWords(aDocumentSending())).toBe('Sent by e-mail to mari.vega@mail.example')
  expect(sendingWords(aDocumentSending({ how: 'handed_over', email: null }))).toBe('Handed over')
})

test('a mail that has not left, or never did, says so', () => {
  expect(sendingWords(aDocumentSending({ state: 'waiting' }))).toMatch(/^Being sent by e-mail to mari/)
  expect(sendingWords(aDocumentSending({ state: 'failed' }))).toMatch(/^Could not be sent by e-mail to mari/)
})
