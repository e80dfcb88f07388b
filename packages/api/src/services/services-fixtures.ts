import { fixtureOf } from '../testing/fixture-of'
import { Service } from './services-contract'

/** Psychotherapy of 45 minutes. */
export const aService = fixtureOf<Service>(Service, () => ({
  code: '90834',
  label: 'Psychotherapy, 45 minutes',
  durationMinutes: 45,
  feeCents: 15_000,
}))
