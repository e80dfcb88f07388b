import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aPayer } from './payers-fixtures'
import { PAYERS_MESSAGES } from './payers-messages'

it('lists the practice’s payers', async () => {
  const { api, http } = apiAnswering([aPayer()])
  expect(await api.payers.list({ practiceId: 'p' })).toEqual([aPayer()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/payers' }])
})

it('has a sentence for when the server gives none', () => {
  expect(PAYERS_MESSAGES.list).toBe('Failed to load payers')
})
