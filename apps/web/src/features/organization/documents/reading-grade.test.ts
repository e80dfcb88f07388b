import { STARTING_DOCUMENTS, startingDocument, SIGNING_CONSENTS } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { readingGrade } from './reading-grade'

const section = (text: string) => [{ heading: '', text }]

it('is low for short sentences of short words, and high for long ones', () => {
  const plain = readingGrade(section('We talk with you. You can ask us. We help you to get well. '.repeat(3)))
  expect(plain).toBeLessThan(3)
  const legal = 'The undersigned acknowledges that confidentiality limitations notwithstanding '
  expect(readingGrade(section(legal.repeat(6)))).toBeGreaterThan(15)
  expect(readingGrade(section('Too little to know.'))).toBeNull()
})

it.each(STARTING_DOCUMENTS)('the text of %s can be read after eight years of school', (kind) => {
  const { sections } = startingDocument(kind, { practiceName: 'Oakwood', phone: '5185550100' })
  expect(readingGrade(sections)).toBeLessThanOrEqual(8)
})

it('what is said of signing on a screen can be read after six years of school', () => {
  for (const { sections } of SIGNING_CONSENTS) expect(readingGrade(sections)).toBeLessThanOrEqual(6)
})
