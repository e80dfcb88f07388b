import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DuplicateLikeness } from './duplicates-contract'
import {
  comparedPerson,
  duplicateKeys,
  duplicateLikenessOf,
  type KnownPerson,
  likenessKeys,
  likenessOf,
  type NamedAndBorn,
} from './likeness'

const maya: NamedAndBorn = {
  firstName: 'Maya',
  lastName: 'Ortiz-Reyes',
  preferredName: '',
  dateOfBirth: '1988-05-02',
}
const to = (changes: Partial<NamedAndBorn>, of: Partial<NamedAndBorn> = {}) =>
  likenessOf({ ...maya, ...of }, { ...maya, ...changes })

test.each<[string, Partial<NamedAndBorn>, Partial<NamedAndBorn>?]>([
  ['themselves', {}],
  ['accents, case, hyphens and blanks aside', { firstName: 'MÁYA', lastName: 'ortiz reyes' }],
  ['a blank in a name aside', { firstName: 'Mary Ann' }, { firstName: 'Maryann' }],
  ['a suffix aside', { lastName: 'Ortiz-Reyes, Jr.' }],
  ['with the preferred name for the first', { firstName: 'May', preferredName: 'Maya' }],
  [
    'by a preferred name that both have',
    { firstName: 'M', preferredName: 'Mimi' },
    { preferredName: 'mimi' },
  ],
  ['where neither has a date of birth', { dateOfBirth: null }, { dateOfBirth: null }],
  ['with one name alone', { firstName: '' }, { firstName: '' }],
])('the same: %s', (_, changes, of) => expect(to(changes, of)).toBe('same'))

test.each<[string, Partial<NamedAndBorn>, string, Partial<NamedAndBorn>?]>([
  [
    'first and last name the other way round',
    { firstName: 'Ortiz-Reyes', lastName: 'Maya' },
    'swapped_names',
  ],
  [
    'a name of seven letters of which the last one differs',
    { firstName: 'Mattheu' },
    'similar_name',
    { firstName: 'Matthea' },
  ],
  [
    'a preferred name that is alike',
    { firstName: 'K', preferredName: 'Katharine' },
    'similar_name',
    { firstName: 'Ben', preferredName: 'Katharina' },
  ],
  ['what looks like a suffix within the last name', { lastName: 'Ortiz Sr Reyes' }, 'similar_name'],
  ['a last name with a letter more', { lastName: 'Ortiz-Reyess' }, 'similar_name'],
  [
    'another spelling of the first name',
    { firstName: 'Katharine' },
    'similar_name',
    { firstName: 'Katharina' },
  ],
  ['month and day the other way round', { dateOfBirth: '1988-02-05' }, 'similar_birth_date'],
  ['one digit of the year', { dateOfBirth: '1989-05-02' }, 'similar_birth_date'],
  ['one digit of the day', { dateOfBirth: '1988-05-12' }, 'similar_birth_date'],
])('likely the same: %s', (_, changes, likeness, of) => expect(to(changes, of)).toBe(likeness))

test.each<[string, Partial<NamedAndBorn>, Partial<NamedAndBorn>?]>([
  ['siblings born on one day', { firstName: 'Mateo' }],
  ['somebody whose first name is the last name', { firstName: 'Ortiz-Reyes', lastName: 'Kim' }],
  ['somebody of the same first name', { lastName: 'Okafor' }],
  ['a short name with a letter more', { firstName: 'Mayaa' }],
  ['a stranger born on the day', { firstName: 'Ben', lastName: 'Okafor' }],
  ['both names only alike', { firstName: 'Katharine', lastName: 'Ortiz-Reyess' }, { firstName: 'Katharina' }],
  ['one whose date of birth is not known', { dateOfBirth: null }],
  ['one born on another day', { dateOfBirth: '1991-05-12' }],
  [
    'one of a similar name born on a similar day',
    { firstName: 'Katharine', dateOfBirth: '1988-05-12' },
    { firstName: 'Katharina' },
  ],
  [
    'one who has another name without dates',
    { lastName: 'Ortiz-Reyess', dateOfBirth: null },
    { dateOfBirth: null },
  ],
  ['a last name alone beside both names', { firstName: '' }],
  [
    'names the other way round without dates',
    { firstName: 'Ortiz-Reyes', lastName: 'Maya', dateOfBirth: null },
    { dateOfBirth: null },
  ],
])('two people: %s', (_, changes, of) => expect(to(changes, of)).toBeNull())

const name = fc.constantFrom('', 'Ana', 'Anna', 'Maya', 'Mayaa', 'Ortiz', 'Ortiz Jr')
const anyPerson = fc.record({
  firstName: name,
  lastName: name,
  preferredName: name,
  dateOfBirth: fc.constantFrom(null, '1988-05-02', '1988-02-05', '1988-05-12', '1991-07-30'),
})

test('it is the same whichever record is asked about, and each is the same as itself', () => {
  fc.assert(
    fc.property(anyPerson, anyPerson, (one, other) => {
      expect(likenessOf(one, other)).toBe(likenessOf(other, one))
      expect(likenessOf(one, one)).toBe('same')
    }),
  )
})

test('those who have something in common have a key in common', () => {
  fc.assert(
    fc.property(anyPerson, anyPerson, (one, other) => {
      fc.pre(likenessOf(one, other) !== null)
      const keys = likenessKeys(other)
      expect(likenessKeys(one).some((key) => keys.includes(key))).toBe(true)
    }),
  )
})

test('the keys are the names together, and each name with the date', () => {
  const preferred = { ...maya, firstName: 'Mary Ann', preferredName: 'May' }
  expect(likenessKeys(preferred)).toEqual([
    ...['maryann ortizreyes', 'may ortizreyes'],
    ...['1988-05-02 ortizreyes', '1988-05-02 maryann', '1988-05-02 may'],
  ])
  expect(likenessKeys({ ...preferred, dateOfBirth: null })).toEqual(['maryann ortizreyes', 'may ortizreyes'])
})

const known: KnownPerson = {
  ...maya,
  contacts: [
    { kind: 'mobile', value: '5185550142' },
    { kind: 'home', value: '5185550100' },
    { kind: 'email', value: 'maya@mail.example' },
  ],
  memberIds: ['XB-1234 567'],
}
/** Married, and with nothing that the other has but the date of birth and the first name. */
const married: KnownPerson = { ...maya, lastName: 'Okafor', contacts: [], memberIds: [] }
const between = (changes: Partial<KnownPerson>, of: Partial<KnownPerson> = {}) =>
  duplicateLikenessOf(comparedPerson({ ...known, ...of }), comparedPerson({ ...married, ...changes }))

test.each<[string, Partial<KnownPerson>, DuplicateLikeness]>([
  ['the same name', { lastName: 'Ortiz-Reyes', memberIds: known.memberIds }, 'same'],
  ['a member id, however it is written', { memberIds: ['A', 'xb1234567'] }, 'same_member_id'],
  ['an e-mail', { contacts: [{ kind: 'email', value: 'Maya@mail.example' }] }, 'same_email'],
  ['a mobile number', { contacts: [{ kind: 'mobile', value: '5185550142' }] }, 'same_mobile'],
  ['all of them: the member id', { ...known, lastName: 'Okafor' }, 'same_member_id'],
])('listed as one person by %s', (_, changes, likeness) => expect(between(changes)).toBe(likeness))

test('listed as one person also where the first names are only alike', () => {
  expect(between({ ...known, lastName: 'Kim', firstName: 'Katharine' }, { firstName: 'Katharina' })).toBe(
    'same_member_id',
  )
})

test.each<[string, Partial<KnownPerson>, Partial<KnownPerson>?]>([
  ['nothing besides first name and date of birth', {}],
  ['a dash for want of a member id', { memberIds: ['-'] }, { memberIds: ['–'] }],
  ['the telephone of a home', { contacts: [{ kind: 'home', value: '5185550100' }] }],
  ['a number that is mobile for one alone', { contacts: [{ kind: 'mobile', value: '5185550100' }] }],
  ['a household, born on another day', { ...known, lastName: 'Okafor', dateOfBirth: '1991-05-12' }],
  ['twins', { ...known, firstName: 'Ben' }],
  ['no dates of birth', { ...known, lastName: 'Okafor', dateOfBirth: null }, { dateOfBirth: null }],
  ['one who has no date of birth', { ...known, lastName: 'Okafor', dateOfBirth: null }],
])('not listed as one person: %s', (_, changes, of) => expect(between(changes, of)).toBeNull())

const mark = fc.constantFrom('one', 'other')
const anyKnown = fc
  .tuple(
    anyPerson,
    fc.array(mark, { maxLength: 2 }),
    fc.array(fc.record({ kind: fc.constantFrom('mobile' as const, 'email' as const), value: mark }), {
      maxLength: 2,
    }),
  )
  .map(([person, memberIds, contacts]) => comparedPerson({ ...person, memberIds, contacts }))

test('those who are listed as one person have a key in common, whichever is asked about', () => {
  fc.assert(
    fc.property(anyKnown, anyKnown, (one, other) => {
      const likeness = duplicateLikenessOf(one, other)
      expect(duplicateLikenessOf(other, one)).toBe(likeness)
      fc.pre(likeness !== null)
      const keys = duplicateKeys(other)
      expect(duplicateKeys(one).some((key) => keys.includes(key))).toBe(true)
    }),
  )
})

test('the further keys are what hardly two people have in common, with the date', () => {
  expect(duplicateKeys(comparedPerson(known))).toEqual([
    ...likenessKeys(known),
    '1988-05-02 same_member_id xb1234567',
    '1988-05-02 same_email maya@mail.example',
    '1988-05-02 same_mobile 5185550142',
  ])
  const ageless = { ...known, dateOfBirth: null }
  expect(duplicateKeys(comparedPerson(ageless))).toEqual(likenessKeys(ageless))
})
