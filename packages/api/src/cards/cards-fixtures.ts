import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { Autopay, Card, CARD_CONSENT } from './cards-contract'

/** The card that Mari Vega pays with. */
export const aCard = fixtureOf<Card>(Card, () => ({
  id: fixtureId(70),
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  isExpired: false,
  isDefault: true,
  consent: { text: CARD_CONSENT, recordedBy: 'Olivia Owner', recordedAt: '2026-11-02T15:00:00Z' },
}))

/** Autopay that nothing keeps from charging {@link aCard}. */
export const anAutopay = fixtureOf<Autopay>(Autopay, () => ({
  isOn: true,
  takesCopays: true,
  changedBy: 'Olivia Owner',
  changedAt: '2026-11-02T15:00:00Z',
  stopped: null,
  declines: 0,
  waitsFor: null,
}))
