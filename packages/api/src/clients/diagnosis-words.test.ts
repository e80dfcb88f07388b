import { describe, expect, it } from 'vitest'
import { DiagnosisCode } from './diagnosis'
import { diagnosisCategory, diagnosisCategoryLabel } from './diagnosis-category-words'
import { DIAGNOSIS_WORDS, diagnosisLabel } from './diagnosis-words'

const codes = Object.keys(DIAGNOSIS_WORDS)
const labels = Object.values(DIAGNOSIS_WORDS)

describe('the names of diagnoses', () => {
  it('are of codes that the contract takes, in their order', () => {
    expect(codes.filter((code) => !DiagnosisCode.safeParse(code).success)).toEqual([])
    expect(codes).toEqual(codes.toSorted())
  })

  it('are of no category that has codes of its own, which no claim takes', () => {
    const bare = codes.map((code) => code.replace('.', ''))
    const isHeading = (code: string) => bare.some((other) => other !== code && other.startsWith(code))
    expect(bare.filter(isHeading)).toEqual([])
  })

  it('are short, in sentence case, and each another one', () => {
    expect(labels.filter((label) => label.length > 70 || !/^[A-Z].*[a-z)]$/.test(label))).toEqual([])
    expect(labels.filter((label) => /[a-z,] [A-Z][a-z]/.test(label))).toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('are found by the code, and null where there is none', () => {
    expect(diagnosisLabel('F41.1')).toBe('Generalized anxiety disorder')
    expect(diagnosisLabel('F43.10')).toBe('Post-traumatic stress disorder')
    expect(diagnosisLabel('M54.5')).toBeNull()
  })
})

describe('the categories of diagnoses', () => {
  it('have a name for each code that has one', () => {
    expect(codes.filter((code) => diagnosisCategoryLabel(diagnosisCategory(code)) === null)).toEqual([])
    expect(diagnosisCategoryLabel(diagnosisCategory('F41.1'))).toBe('Anxiety disorders')
    expect(diagnosisCategoryLabel('M54')).toBeNull()
  })
})
