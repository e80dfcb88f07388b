import { expect, it } from 'vitest'
import { emailOf, isEmail } from './email'

it.each([
  ['ada@mail.example', 'ada@mail.example'],
  [' ada@mail.example ', 'ada@mail.example'],
  ['<ada@mail.example>', 'ada@mail.example'],
  ['Ada Marlow <ada@mail.example>', 'ada@mail.example'],
  ['"Marlow, Ada" <ada@mail.example>;', 'ada@mail.example'],
  ['mailto:ada@mail.example', 'ada@mail.example'],
  ['mailto: ada@mail.example?subject=hi', 'ada@mail.example'],
  ['\u202Aada@mail.example\u202C', 'ada@mail.example'],
  ['ada\u200B@mail.example\n', 'ada@mail.example'],
  ['Ada', 'Ada'],
])('%j is cleaned to %j', (typed, email) => {
  expect(emailOf(typed)).toBe(email)
})

it.each(['ada@mail.example', "o'hara+list@mail.co.uk", 'ärztin@praxis.example', 'a_b-c@sub.mail.example'])(
  'mail can be sent to %j',
  (email) => {
    expect(isEmail(email)).toBe(true)
  },
)

it.each([
  '',
  'ada',
  'ada@mail',
  'ada@mail.example.',
  'ada@.example',
  'ada..m@mail.example',
  '.ada@mail.example',
  'ada.@mail.example',
  'ada@mail..example',
  '<ada@mail.example>',
  'ada@mail.example, bo@mail.example',
  'ada@mail.example;bo@mail.example',
  'ada marlow@mail.example',
  '(ada)@mail.example',
  'ada@@mail.example',
  'ada\u200B@mail.example',
  'ada\0@mail.example',
])('mail can’t be sent to %j', (email) => {
  expect(isEmail(email)).toBe(false)
})
