import { UpdateOrganizationSettingsBody } from '@oaklet/api/contract'
import { anAddress, anOrganizationSettings } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  generalBodyOf,
  generalErrors,
  type GeneralValues,
  generalValuesOf,
  generalVersions,
} from './general-form'

const typed = (most: number) =>
  fc.oneof(
    fc.string({ maxLength: most + 20 }),
    fc.constantFrom('', ' ', '  Main Street ', 'x'.repeat(most + 1)),
  )
const someValues: fc.Arbitrary<GeneralValues> = fc.record({
  name: typed(200),
  email: fc.oneof(
    fc.emailAddress(),
    fc.string({ maxLength: 20 }),
    fc.constantFrom('', ' a@b.c ', 'a@b', `${'a'.repeat(320)}@b.c`),
  ),
  phone: fc.stringMatching(/^\d{0,17}$/),
  'address.street': typed(200),
  'address.city': typed(100),
  'address.state': typed(100),
  'address.zipCode': typed(20),
  'address.country': typed(100),
  'settings.timezone': fc.constantFrom('', 'America/New_York', 'Europe/Berlin'),
  'settings.currency': fc.constantFrom('', 'USD', 'EUR'),
  'settings.dateFormat': fc.constantFrom('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'),
})

test('what the form lets through is what the contract takes, and each refusal has its field', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const body = generalBodyOf(values, { version: 1 })
      const refused = UpdateOrganizationSettingsBody.safeParse(body).error?.issues ?? []
      const paths = refused.map(({ path }) => path.join('.'))
      expect(generalErrors(values).map(({ path }) => path)).toEqual([...new Set(paths)])
    }),
  )
})

test('settings that nobody touched are sent back as they came', () => {
  const settings = anOrganizationSettings({ version: 4 })
  const { name, email, phone, address, version } = settings
  const { timezone, currency, dateFormat } = settings.settings
  expect(generalBodyOf(generalValuesOf(settings), settings)).toEqual({
    ...{ name, email, phone, address, version },
    settings: { timezone, currency, dateFormat },
  })
})

test('space around words is nothing', () => {
  const settings = anOrganizationSettings()
  const values = {
    ...generalValuesOf(settings),
    name: ' Oakwood Therapy Group ',
    email: ' Hello <hello@oakwood.example>',
  }
  expect(generalBodyOf(values, settings)).toMatchObject({
    name: 'Oakwood Therapy Group',
    email: 'hello@oakwood.example',
  })
})

test('both versions are told field by field, in the words of the screen', () => {
  const theirs = anOrganizationSettings({ phone: '15185550199', address: anAddress({ city: 'Troy' }) })
  const rows = generalVersions(generalValuesOf(anOrganizationSettings()), theirs)
  expect(rows).toContainEqual({ label: 'City', mine: 'Albany', theirs: 'Troy' })
  expect(rows).toContainEqual({ label: 'Phone', mine: '(518) 555-0100', theirs: '+1 (518) 555-0199' })
  expect(rows).toContainEqual({ label: 'Time zone', mine: 'America, New York', theirs: 'America, New York' })
})
