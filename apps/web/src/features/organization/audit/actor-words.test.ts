import { expect, it } from 'vitest'
import { actorWords } from './actor-words'

const person = { id: '00000000-0000-4000-8000-000000000021', name: 'Olivia Wren' }

it.each([
  ['staff', null, person, 'Olivia Wren'],
  ['staff', null, null, 'Not on the staff'],
  ['client', 'Ana Ruiz', null, 'Ana Ruiz, by link'],
  ['client', null, null, 'A client, by link'],
  ['job', 'old exports', null, 'Oaklet, when an export expires'],
  ['job', 'a job of a newer version', null, 'Oaklet, by itself'],
  ['job', 'constructor', null, 'Oaklet, by itself'],
  ['provider', 'Stripe', null, 'Stripe'],
  ['provider', null, null, 'An outside service'],
  ['a kind of a newer version', null, null, 'Not on the staff'],
])('says who acted: %s %s', (actorKind, actorName, who, words) => {
  expect(actorWords({ actorKind, actorName, person: who })).toBe(words)
})
