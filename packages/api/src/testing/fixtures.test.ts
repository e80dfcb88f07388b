import { expect, it } from 'vitest'
import * as contract from '../contract'
import type { Fixture } from './fixture-of'
import * as fixtures from './index'

const isFixture = (value: unknown): value is Fixture<unknown> =>
  typeof value === 'function' && 'schema' in value

const declared = Object.entries<unknown>(fixtures).flatMap(([name, fixture]) =>
  isFixture(fixture) ? [[name, fixture(), fixture.schema] as const] : [],
)

/** The fixtures that follow from what a test changes in them. */
const made = [
  ['aUser', fixtures.aUser(), contract.User],
  ['aMeasure', fixtures.aMeasure(), contract.Measure],
  ['someNotificationPreferences', fixtures.someNotificationPreferences(), contract.NotificationPreferences],
  ['someAnalyticsRecords', fixtures.someAnalyticsRecords(), contract.AnalyticsRecords],
] as const

it.each([...declared, ...made])('%s keeps the contract, and nothing beside it', (_, fixture, schema) => {
  expect(schema.parse(fixture)).toEqual(fixture)
})

it('gives a changed fixture its changes and leaves the next one as it was', () => {
  expect(fixtures.aClient({ firstName: 'Ana' }).firstName).toBe('Ana')
  expect(fixtures.aClient().firstName).toBe('Marisol')
})
