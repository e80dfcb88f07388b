import { aService } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { serviceBodyOf, serviceErrors, serviceValuesOf, serviceVersions } from './service-form'

const values = serviceValuesOf(aService())

test.each([aService(), aService({ isActive: false, feeCents: 0 })])(
  'a service is sent back as it came',
  (service) => {
    expect(service).toMatchObject(serviceBodyOf(serviceValuesOf(service)))
    expect(serviceErrors(serviceValuesOf(service))).toEqual([])
  },
)

test('what is missing or wrong is told in the order of the fields', () => {
  expect(serviceErrors(serviceValuesOf(null))).toEqual([
    { path: 'code', message: 'A code has 2 to 10 letters, digits or hyphens, like 90834' },
    { path: 'label', message: 'Enter what the service is called' },
    { path: 'durationMinutes', message: 'Enter a length from 5 to 480 minutes' },
    { path: 'feeCents', message: 'Enter the fee, like 120.50' },
  ])
  expect(serviceErrors({ ...values, feeCents: 10_000_001 })).toEqual([
    { path: 'feeCents', message: 'Enter a fee of $100,000.00 or less' },
  ])
})

test('both versions are told field by field, in words', () => {
  const rows = serviceVersions('USD')(values, aService({ feeCents: 17_050, isActive: false }))
  expect(rows).toEqual([
    { label: 'Code', mine: '90834', theirs: '90834' },
    { label: 'Name', mine: 'Psychotherapy, 45 minutes', theirs: 'Psychotherapy, 45 minutes' },
    { label: 'Length', mine: '45 min', theirs: '45 min' },
    { label: 'Fee', mine: '$150.00', theirs: '$170.50' },
    { label: 'Active', mine: 'Yes', theirs: 'No' },
  ])
})
