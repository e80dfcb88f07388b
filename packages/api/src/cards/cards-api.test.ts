import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { CARD_CONSENT } from './cards-contract'
import { aCard, anAutopay } from './cards-fixtures'
import { CARDS_MESSAGES } from './cards-messages'

const params = { practiceId: 'p', clientId: 'c', cardId: 'k' }
const path = '/api/v1/practices/p/clients/c/cards'

it('lists a client’s cards, makes one the default one and takes one away', async () => {
  const { api, http } = apiAnswering([aCard()])
  expect(await api.cards.list(params)).toEqual([aCard()])
  expect(await api.cards.setDefault(params)).toEqual([aCard()])
  expect(await api.cards.remove(params)).toEqual([aCard()])
  expect(http.sent).toMatchObject([
    { method: 'GET', path },
    { method: 'PUT', path: `${path}/k/set-default` },
    { method: 'DELETE', path: `${path}/k` },
  ])
})

it('begins with the words that the client agreed to, and keeps what came of it', async () => {
  const address = 'https://checkout.stripe.example/c/1'
  const starting = apiAnswering({ address })
  const body = { consentText: CARD_CONSENT } as const
  expect(await starting.api.cards.start(params, body)).toEqual({ address })
  expect(starting.http.sent).toMatchObject([{ method: 'POST', path: `${path}/start`, body }])
  const { api, http } = apiAnswering({ state: 'kept', cards: [aCard()] })
  const setup = { setupId: '00000000-0000-4000-8000-000000000001' }
  expect(await api.cards.finish(params, setup)).toEqual({ state: 'kept', cards: [aCard()] })
  expect(http.sent).toMatchObject([{ method: 'POST', path: `${path}/finish`, body: setup }])
})

it('tells whether a client has Autopay, and turns it on', async () => {
  const { api, http } = apiAnswering(anAutopay())
  expect(await api.cards.autopay(params)).toEqual(anAutopay())
  expect(await api.cards.setAutopay(params, { isOn: true })).toEqual(anAutopay())
  const autopay = '/api/v1/practices/p/clients/c/autopay'
  expect(http.sent).toMatchObject([
    { method: 'GET', path: autopay },
    { method: 'PUT', path: autopay, body: { isOn: true } },
  ])
})

it('has a sentence for when the server gives none', () => {
  expect(CARDS_MESSAGES).toEqual({
    list: 'Failed to load cards',
    save: 'Failed to save card',
    autopay: 'Failed to load Autopay',
    saveAutopay: 'Failed to save Autopay',
    remove: 'Failed to remove card',
  })
})
