import { expect, test } from 'vitest'
import { BY_HAND, firstWay, sendBody, waysOf } from './send-form'

const permitted = { version: 2, emails: ['mari@mail.example', 'vega@mail.example'] }
const unpermitted = { version: 2, emails: [] }

test('it goes to the first address, unless none permits e-mail', () => {
  expect(firstWay(permitted)).toEqual({ to: 'mari@mail.example' })
  expect(firstWay(unpermitted)).toEqual({ to: BY_HAND })
})

test('each address is a way, and handing it over always is', () => {
  expect(waysOf(permitted).map(({ id }) => id)).toEqual(['mari@mail.example', 'vega@mail.example', BY_HAND])
  expect(waysOf(unpermitted).map(({ id }) => id)).toEqual([BY_HAND])
})

test('the body names an address only where it is mailed', () => {
  expect(sendBody({ to: 'vega@mail.example' }, permitted)).toEqual({
    version: 2,
    how: 'email',
    email: 'vega@mail.example',
  })
  expect(sendBody({ to: BY_HAND }, permitted)).toEqual({ version: 2, how: 'handed_over', email: null })
})
