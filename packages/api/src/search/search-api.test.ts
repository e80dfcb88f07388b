import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { SuggestionsQuery } from './search-contract'
import { aSearchAnswer } from './search-fixtures'
import { SEARCH_MESSAGES } from './search-messages'

const params = { practiceId: 'p' }

it('asks for suggestions to what was typed', async () => {
  const { groups } = aSearchAnswer()
  const { api, http } = apiAnswering(groups)
  expect(await api.search.suggest(params, { q: 'mari & co' })).toEqual(groups)
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/search/suggestions?q=mari+%26+co', bearer: 'a.b.c' },
  ])
})

it('asks a question', async () => {
  const { api, http } = apiAnswering(aSearchAnswer())
  expect(await api.search.ask(params, { q: 'vega' })).toEqual(aSearchAnswer())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/search?q=vega' }])
})

it('can be given up', async () => {
  const { signal } = new AbortController()
  const { api, http } = apiAnswering([])
  await api.search.suggest(params, { q: 'vega' }, { signal })
  expect(http.sent).toMatchObject([{ signal }])
})

it.each([
  ['ab', false],
  [' ab ', false],
  ['abc', true],
])('suggestions to %j: %s, as they are for more than 2 characters', (q, isEnough) => {
  expect(SuggestionsQuery.safeParse({ q }).success).toBe(isEnough)
})

it('says the specification’s sentence when an answer fails', () => {
  expect(SEARCH_MESSAGES.ask).toBe('Failed to process your search. Please try again.')
})
