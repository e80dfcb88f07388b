import { DIAGNOSIS_WORDS, diagnosisLabel } from '@oaklet/api/contract'
import { typedCode } from './typed-diagnoses'

/** `F41.1 Generalized anxiety disorder`; the code alone where it has no name here. */
export const diagnosisWords = (code: string): string => [code, diagnosisLabel(code)].filter(Boolean).join(' ')

const ALL = Object.keys(DIAGNOSIS_WORDS).map((id) => ({ id, label: diagnosisWords(id) }))

/** Without points and case, so that `f411` is found in `F41.1`. */
const plain = (text: string): string => text.toLowerCase().replaceAll('.', '')

/**
 * The diagnoses in whose code and name each typed word stands, without those that were chosen. A code that has no name
 * here, and is no heading of others, is offered too. First come those that have all that is typed in one piece.
 */
export function diagnosisChoices(typed: string, chosen: readonly string[]) {
  const phrase = plain(typed).trim()
  const words = phrase.split(/\s+/)
  const isWhole = (label: string) => plain(label).includes(phrase)
  const found = ALL.filter(
    ({ id, label }) => !chosen.includes(id) && words.every((word) => plain(label).includes(word)),
  ).toSorted((one, other) => Number(isWhole(other.label)) - Number(isWhole(one.label)))
  const code = typedCode(typed.trim())
  const isOther = code !== null && !chosen.includes(code) && !ALL.some(({ id }) => id.startsWith(code))
  return isOther ? [...found, { id: code, label: code }] : found
}
