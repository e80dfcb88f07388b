import { expect, it } from 'vitest'
import { SendDocumentBody } from './document-sendings'

it('needs an e-mail where it is mailed, and none where it is handed over', () => {
  const isTaken = (how: string, email: string | null) =>
    SendDocumentBody.safeParse({ version: 1, how, email }).success
  expect(isTaken('email', 'mari.vega@mail.example')).toBe(true)
  expect(isTaken('email', null)).toBe(false)
  expect(isTaken('handed_over', null)).toBe(true)
  expect(isTaken('handed_over', 'mari.vega@mail.example')).toBe(false)
})
