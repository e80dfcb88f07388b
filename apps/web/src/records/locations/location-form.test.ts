import { CreateLocationBody } from '@oaklet/api/contract'
import { aLocation, anAddress } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  locationErrors,
  locationInputOf,
  type LocationValues,
  locationValuesOf,
  locationVersions,
} from './location-form'

const typed = fc.oneof(fc.string({ maxLength: 140 }), fc.constantFrom('', ' ', '  Main Street '))
const typedPhone = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^\d{0,17}$/),
  fc.constantFrom('(518) 555-0110', '+1 518 555 0110', '555'),
)
const someValues: fc.Arbitrary<LocationValues> = fc.record({
  name: typed,
  'address.street': typed,
  'address.city': typed,
  'address.state': typed,
  'address.zipCode': typed,
  'address.country': typed,
  phone: typedPhone,
})

test('a location that the form lets through is one that the contract takes, and the other way round', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const refused = CreateLocationBody.safeParse(locationInputOf(values, null)).error?.issues ?? []
      const paths = refused.map(({ path }) => path.join('.'))
      expect(locationErrors(values).map(({ path }) => path)).toEqual([...new Set(paths)])
    }),
  )
})

test('a location is sent back as it came, with what the form does not ask', () => {
  const location = aLocation({ fax: '5185550111', isActive: true })
  const sent = locationInputOf(locationValuesOf(location), location)
  expect(location).toMatchObject(sent)
  expect(sent).toMatchObject({ fax: '5185550111', email: location.email, businessHours: null })
})

test('both versions of a location are told field by field, its phone as people write it', () => {
  const rows = locationVersions(
    locationValuesOf(aLocation()),
    aLocation({ address: anAddress({ city: 'Troy' }) }),
  )
  expect(rows).toContainEqual({ label: 'City', mine: 'Albany', theirs: 'Troy' })
  expect(rows).toContainEqual({ label: 'Phone', mine: '(518) 555-0110', theirs: '(518) 555-0110' })
})
