import { expect, test } from 'vitest'
import { changeWords } from './change-words'

test.each([
  ['note', '', 'Sent by school', 'Note: nothing → Sent by school'],
  ['lines.1.chargeCents', '15000', '17500', 'Charge of session 2: $150.00 → $175.00'],
  ['client.address.street', '1 Elm', '2 Elm', 'Client’s address and phone: 1 Elm → 2 Elm'],
  ['accident.isAuto', 'false', 'true', 'What the condition comes from: no → yes'],
  ['onsetOn', '', '2026-11-03', 'Onset: nothing → November 3, 2026'],
  ['priority', '1', '2', 'Pays as: first insurance → second insurance'],
  ['payer.payerId', '60054', '60055', 'Payer id: 60054 → 60055'],
  ['payer.kind', 'ppo', 'hmo', 'Kind of insurance: PPO → HMO'],
  ['unknown', '1', '2', 'unknown: 1 → 2'],
])('a change of %s is said in words', (field, before, after, words) => {
  expect(changeWords({ field, before, after }, 'USD')).toBe(words)
})
