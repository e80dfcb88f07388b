import { CreateLocationBody } from '@oaklet/api/contract'
import { aLocation, someBusinessHours } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDay } from '../../../records/hours/hours-form'
import { addressLine } from '../../../records/locations/address-line'
import { hoursSummary } from './hours-summary'
import {
  placeErrors,
  placeInputOf,
  type PlaceValues,
  placeValuesOf,
  placeVersions,
  refusedPlace,
} from './place-form'

const hours = someBusinessHours()
const empty = placeValuesOf(null, hours)
const typedPhone = fc.oneof(fc.stringMatching(/^\d{0,17}$/), fc.constantFrom('(518) 555-0110', '555'))
const typedEmail = fc.oneof(fc.constantFrom('', 'annex@oakwood.example', 'annex', 'a@b'), fc.string())

test('a location that the form lets through is one that the contract takes, and the other way round', () => {
  fc.assert(
    fc.property(typedPhone, typedEmail, fc.string({ maxLength: 130 }), (fax, email, name) => {
      const values: PlaceValues = { ...empty, texts: { ...empty.texts, name }, fax, email }
      const refused = CreateLocationBody.safeParse(placeInputOf(values)).error?.issues ?? []
      const paths = refused.map(({ path }) => path.join('.'))
      expect(placeErrors(values).map(({ path }) => path)).toEqual([...new Set(paths)])
    }),
  )
})

test('a location is sent back as it came, with its own hours or without', () => {
  for (const businessHours of [null, hours]) {
    const location = aLocation({ fax: '5185550111', businessHours })
    expect(location).toMatchObject(placeInputOf(placeValuesOf(location, hours)))
  }
})

test('a fax is sent as its field hands it over, and one that was emptied is none', () => {
  const typed = { ...placeValuesOf(aLocation({ fax: '5185550111' }), hours), fax: '15185550199' }
  expect(placeInputOf(typed).fax).toBe('15185550199')
  expect(placeInputOf({ ...typed, fax: '' })).toHaveProperty('fax', undefined)
})

test('hours of its own begin as the practice’s are, and are checked only while they are kept', () => {
  expect(placeInputOf({ ...empty, hasOwnHours: true }).businessHours).toEqual(hours)
  const wrong = withDay(empty.hours, 'saturday', { isOpen: true, ranges: [{ opens: null, closes: '09:00' }] })
  const values = { ...empty, texts: { ...empty.texts, name: 'Annex' }, hours: wrong }
  expect(placeErrors(values)).toEqual([])
  expect(placeErrors({ ...values, hasOwnHours: true })).toMatchObject([{ path: 'saturday.0.opens' }])
})

test('the server’s refusals find their boxes', () => {
  const refused = [
    { path: 'address.city', message: 'Too long' },
    { path: 'businessHours.tuesday.0.closes', message: 'Close after opening' },
  ]
  expect(refusedPlace({ ...empty, hours: { ...empty.hours, isSame: true } }, refused)).toEqual([
    { path: 'address.city', message: 'Too long' },
    { path: 'monday.0.closes', message: 'Close after opening' },
  ])
})

test('both versions are told in words', () => {
  const mine = { ...placeValuesOf(aLocation(), hours), fax: '5185550111' }
  const rows = placeVersions(mine, aLocation({ isActive: false, businessHours: hours }))
  expect(rows).toContainEqual({ label: 'Fax', mine: '(518) 555-0111', theirs: '' })
  expect(rows).toContainEqual({ label: 'In use', mine: 'Yes', theirs: 'No' })
  expect(rows).toContainEqual({
    label: 'Opening hours',
    mine: 'The practice’s hours',
    theirs: hoursSummary(hours),
  })
})

test('days with the same hours are told together', () => {
  const nine = [{ opens: '09:00', closes: '17:00' }]
  const week = {
    ...{ monday: nine, tuesday: nine, wednesday: [], thursday: nine, friday: nine },
    ...{ saturday: [{ opens: '18:00', closes: '24:00' }], sunday: [] },
  }
  expect(hoursSummary(week)).toBe(
    'Mon to Tue 9:00 AM to 5:00 PM; Thu to Fri 9:00 AM to 5:00 PM; Sat 6:00 PM to midnight',
  )
  expect(
    hoursSummary({ ...week, ...{ monday: [], tuesday: [], thursday: [], friday: [], saturday: [] } }),
  ).toBe('Closed all week')
})

test('an address is one line, with the country where it is another than usual', () => {
  const { address } = aLocation()
  expect(addressLine({ ...address, country: 'Canada' })).toMatch(/, Canada$/)
  expect(addressLine({ ...address, street: '', city: '', state: '', zipCode: '' })).toBe('')
})
