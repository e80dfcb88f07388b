import { expect, it } from 'vitest'
import { Client, ClientInput } from './clients-contract'
import { aClient, aClientInput } from './clients-fixtures'

it('a name to sort by is one line without what can’t be seen', () => {
  expect(ClientInput.parse(aClientInput({ sortName: ' Naka\u200Bmura\nFamily ' })).sortName).toBe(
    'Nakamura Family',
  )
  expect(ClientInput.safeParse(aClientInput({ sortName: 'n'.repeat(101) })).error?.issues).toMatchObject([
    { path: ['sortName'], message: 'Use at most 100 characters' },
  ])
})

it('a name to sort by may be left out of what is sent, never of the answer', () => {
  expect(ClientInput.parse({ ...aClientInput(), sortName: undefined }).sortName).toBeUndefined()
  expect(Client.safeParse({ ...aClient(), sortName: undefined }).success).toBe(false)
})
