import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { ServiceInput } from './service-changes-contract'
import { Service } from './services-contract'

/** What a person would type about a session of 45 minutes. */
export const aServiceInput = fixtureOf<ServiceInput>(ServiceInput, () => ({
  code: '90834',
  label: 'Psychotherapy, 45 minutes',
  durationMinutes: 45,
  feeCents: 15_000,
  isActive: true,
}))

/** Psychotherapy of 45 minutes. */
export const aService = fixtureOf<Service>(Service, () => ({
  ...aServiceInput(),
  id: fixtureId(80),
  version: 1,
}))
