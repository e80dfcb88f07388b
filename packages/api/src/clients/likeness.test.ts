import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likenessKeys, likenessOf, type NamedAndBorn } from './likeness'

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
