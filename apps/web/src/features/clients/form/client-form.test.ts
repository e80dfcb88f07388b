import {
  ADMINISTRATIVE_SEXES,
  CLIENT_STATUSES,
  CLIENT_TYPES,
  ClientInput,
  REFERRAL_SOURCES,
} from '@oaklet/api/contract'
import { aClient, aClientInput } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputOf, newClientValues, peopleOf, valuesOf } from './client-form'
import { clientErrors, serverErrors } from './client-form-errors'
import { clientVersions } from './client-versions'
import { newContact } from './contact-values'

const TODAY = '2026-11-17'

const word = fc.stringMatching(/^[A-Za-z]{1,12}$/)
const digits = fc.stringMatching(/^\d{10}$/)
const maybe = fc.oneof(fc.constant(''), word)
const phone = fc.record({
  kind: fc.constantFrom('mobile' as const, 'home' as const, 'work' as const),
  value: digits,
  mayEmail: fc.constant(false),
  mayText: fc.boolean(),
  mayVoicemail: fc.boolean(),
})
const email = fc.record({
  kind: fc.constant('email' as const),
  value: word.map((name) => `${name}@mail.example`),
  mayEmail: fc.boolean(),
  mayText: fc.constant(false),
  mayVoicemail: fc.constant(false),
})
const anyInput: fc.Arbitrary<ClientInput> = fc.record({
  type: fc.constantFrom(...CLIENT_TYPES),
  firstName: word,
  lastName: word,
  preferredName: maybe,
  sortName: maybe,
  pronouns: maybe,
  dateOfBirth: fc.option(fc.constant('1988-04-12')),
  administrativeSex: fc.constantFrom(...ADMINISTRATIVE_SEXES),
  address: fc.option(fc.record({ street: word, city: maybe, state: maybe, zipCode: maybe, country: word })),
  contacts: fc.array(fc.oneof(phone, email), { maxLength: 10 }),
  primaryClinicianId: fc.option(fc.uuid()),
  locationId: fc.option(fc.uuid()),
  referralSource: fc.option(fc.constantFrom(...REFERRAL_SOURCES)),
  diagnoses: fc.uniqueArray(fc.constantFrom('F41.1', 'F33.1', 'Z63.0', 'M54.50')),
  tags: fc.uniqueArray(word, { maxLength: 5 }),
  status: fc.constantFrom(...CLIENT_STATUSES),
})

test('what is shown and sent back unchanged is the same client, and needs nothing put right', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const values = valuesOf(input)
      expect(inputOf(values)).toEqual(input)
      expect(clientErrors(values, TODAY)).toEqual([])
      expect(ClientInput.safeParse(inputOf(values)).success).toBe(true)
    }),
  )
})

test('a new client needs one name, and nothing else', () => {
  expect(clientErrors(newClientValues(), TODAY)).toEqual([
    { path: 'firstName', message: 'Enter a first or a last name' },
  ])
  expect(clientErrors({ ...newClientValues(), lastName: 'Teller' }, TODAY)).toEqual([])
  const named = { ...newClientValues(), firstName: ' Ada ', lastName: 'Marlow' }
  expect(ClientInput.safeParse(inputOf(named)).success).toBe(true)
  expect(inputOf(named)).toMatchObject({
    firstName: 'Ada',
    contacts: [],
    address: null,
  })
})

const family = {
  ...newClientValues(),
  type: 'family',
  firstName: 'The Nakamura',
  lastName: 'Family',
} as const

test('a new family is sorted by its proposed name, unless another or none is typed', () => {
  expect(inputOf(family).sortName).toBe('Nakamura')
  expect(inputOf({ ...family, sortName: ' Mori ' }).sortName).toBe('Mori')
  expect(inputOf({ ...family, sortName: '' }).sortName).toBe('')
})

test('a family that is known already is sorted as before', () => {
  expect(inputOf(valuesOf({ ...inputOf(family), sortName: undefined })).sortName).toBe('')
})

test('phones are sent as they are dialled, and half a number is refused', () => {
  const contacts = [{ ...newContact('mobile', 'a'), value: '(518) 555-0142' }]
  const values = { ...valuesOf(aClientInput()), contacts }
  expect(inputOf(values).contacts[0]?.value).toBe('5185550142')
  const sent = (value: string) => ({ ...values, contacts: [{ ...newContact('home', 'a'), value }] })
  expect(inputOf(sent('+65 6123 4567')).contacts[0]?.value).toBe('+6561234567')
  for (const half of ['555-01', '555-0142', '5.18555E+09', '518-555-0145/0146']) {
    expect(clientErrors(sent(half), TODAY)).toEqual([
      { path: 'contact-a', message: 'Enter the whole number with its area code, or with + and its country' },
    ])
  }
})

test('a phone of an older record that was not touched is as good as it is sent', () => {
  const contacts = [{ ...newContact('mobile', 'a'), value: '(518) 555-0142' }]
  const values = { ...valuesOf(aClientInput()), contacts }
  expect(inputOf(values)).toMatchObject({
    contacts: [{ value: '5185550142' }],
  })
  expect(clientErrors(values, TODAY)).toEqual([])
})

test('whom to call is added with a new client, and needs a name', () => {
  expect(peopleOf(newClientValues())).toEqual([])
  const typed = { ...newClientValues(), lastName: 'Vega', emergencyPhone: '518.555.0143' }
  expect(clientErrors(typed, TODAY)).toEqual([
    { path: 'emergencyName', message: 'Enter the name of the emergency contact' },
  ])
  const named = { ...typed, emergencyName: ' Rosa Vega ', emergencyRelationship: 'mother' }
  expect(clientErrors(named, TODAY)).toEqual([])
  expect(peopleOf(named)).toMatchObject([
    {
      ...{ name: 'Rosa Vega', relationship: 'mother', roles: ['emergency'], custody: null },
      contacts: [{ kind: 'mobile', value: '5185550143', mayText: false, mayVoicemail: false }],
    },
  ])
  expect(peopleOf({ ...named, emergencyPhone: '' })).toMatchObject([{ contacts: [] }])
  expect(clientErrors({ ...named, emergencyPhone: '12' }, TODAY).map(({ path }) => path)).toEqual([
    'emergencyPhone',
  ])
})

test('a birthday that is still to come is refused', () => {
  const values = { ...valuesOf(aClientInput()), dateOfBirth: '2026-11-18' }
  expect(clientErrors(values, TODAY).map(({ path }) => path)).toEqual(['dateOfBirth'])
})

test('diagnoses that the person may not know are not sent', () => {
  expect(inputOf(valuesOf(aClient({ diagnoses: null })))).not.toHaveProperty('diagnoses')
  expect(inputOf(newClientValues())).not.toHaveProperty('diagnoses')
  expect(inputOf(valuesOf(aClient({ diagnoses: [] }))).diagnoses).toEqual([])
})

test('a diagnosis that was typed and not chosen is asked about', () => {
  const values = { ...valuesOf(aClient()), diagnosisTyped: 'F33' }
  expect(clientErrors(values, TODAY)).toEqual([
    { path: 'diagnoses', message: 'Choose a diagnosis from the list, or empty this box' },
  ])
  expect(clientErrors({ ...values, diagnoses: null }, TODAY)).toEqual([])
})

test('tags are told apart by commas, each once', () => {
  expect(inputOf({ ...newClientValues(), tags: ' new, couple ,, new' }).tags).toEqual(['new', 'couple'])
})

test('the server’s refusals land at the boxes they are about, empty lines not counted', () => {
  const contacts = [newContact('mobile', 'empty'), { ...newContact('email', 'typed'), value: 'a@b.co' }]
  const refused = [
    'contacts.0.value',
    'address.zipCode',
    'tags.1',
    'diagnoses.0',
    'people.0.contacts.0.value',
    'lastName',
  ].map((path) => ({
    path,
    message: 'No',
  }))
  const fields = serverErrors({ ...newClientValues(), contacts }, refused).map(({ path }) => path)
  expect(fields).toEqual(['contact-typed', 'zipCode', 'tags', 'diagnoses', 'emergencyPhone', 'lastName'])
})

test('two versions are compared in words', () => {
  const others = aClient({ sortName: 'Vera', pronouns: 'they/them', referralSource: null })
  const rows = clientVersions(valuesOf(aClient()), others, () => 'Dr. Imani Cole')
  const different = rows.filter(({ mine, theirs }) => mine !== theirs)
  expect(different).toEqual([
    { label: 'Sorted by', mine: '', theirs: 'Vera' },
    { label: 'Pronouns', mine: 'she/her', theirs: 'they/them' },
    { label: 'Referral source', mine: 'Family or friend', theirs: 'Not recorded' },
  ])
})

test('two versions show the diagnoses in their order, to those who may know them', () => {
  const mine = valuesOf(aClient({ diagnoses: ['F41.1', 'M54.50'] }))
  const rows = clientVersions(mine, aClient({ diagnoses: ['M54.50'] }), () => '')
  expect(rows.find(({ label }) => label === 'Diagnoses')).toEqual({
    label: 'Diagnoses',
    mine: 'F41.1 Generalized anxiety disorder; M54.50',
    theirs: 'M54.50',
  })
  const hidden = aClient({ diagnoses: null })
  expect(clientVersions(valuesOf(hidden), hidden, () => '').map(({ label }) => label)).not.toContain(
    'Diagnoses',
  )
})
