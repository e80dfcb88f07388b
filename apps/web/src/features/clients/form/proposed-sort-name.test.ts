import { expect, test } from 'vitest'
import { proposedSortName } from './proposed-sort-name'

test.each([
  ['family', 'The Nakamura', 'Family', 'Nakamura'],
  ['family', 'The Nakamura Family', '', 'Nakamura'],
  ['family', '', 'the okafor-lee family', 'okafor-lee'],
  ['family', 'Nakamura,', 'Family', 'Nakamura'],
  ['family', 'Family of', 'Ana Bell', ''],
  ['family', 'Ana Bell and', 'Family', 'Bell'],
  ['family', '', 'Bell Household', 'Bell'],
  ['couple', 'Ben Adler &', 'Couple', 'Adler'],
  ['couple', 'James & Ana', 'Bell', ''],
  ['couple', 'Wei & Jun', 'van der Berg', ''],
  ['couple', 'Ana and Ben', '', ''],
  ['family', 'The', 'Family', ''],
  ['family', '', '', ''],
  ['adult', 'Ada', 'Family', ''],
  ['minor', 'The', 'Kid', ''],
] as const)('a %s called “%s” “%s” is proposed the sort name “%s”', (type, firstName, lastName, expected) => {
  expect(proposedSortName({ type, firstName, lastName })).toBe(expected)
})
