import { aDocumentSending } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { sendingWords } from './sending-words'

test('a sending says how the document reached the client', () => {
  expect(sendingWords(aDocumentSending())).toBe('Sent by e-mail to mari.vega@mail.example')
  expect(sendingWords({ how: 'handed_over', email: null })).toBe('Handed over')
})
