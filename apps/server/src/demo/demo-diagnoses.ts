import type { DemoPerson } from './demo-people'

/** What adults come with, as practices see it: most with one diagnosis, some with a second, and one with none yet. */
const ADULTS: readonly (readonly string[])[] = [
  ['F41.1'],
  ['F33.1', 'F41.1'],
  ['F43.23'],
  ['F43.10', 'F33.1'],
  ['F32.1'],
  ['F40.10'],
  ['F43.22', 'Z56.3'],
  ['F41.0'],
  ['F33.0'],
  ['F90.0', 'F41.9'],
  ['F34.1'],
  ['F42.2'],
  ['F43.21', 'Z63.5'],
  [],
  ['F31.81'],
  ['F10.21', 'F33.41'],
  ['F43.81'],
  ['F60.3', 'F43.12'],
  ['F32.A', 'Z63.4'],
]
const MINORS: readonly (readonly string[])[] = [['F93.0'], ['F90.2', 'F91.3'], ['F43.25', 'Z63.5']]
const COUPLES: readonly (readonly string[])[] = [['Z63.0'], ['Z63.0'], ['Z63.0', 'F43.22']]
const FAMILIES: readonly (readonly string[])[] = [['Z62.820']]

const BY_TYPE = { adult: ADULTS, minor: MINORS, couple: COUPLES, family: FAMILIES } as const

/** A demonstration client’s diagnoses, none before the first visit; like the referral, it draws nothing. */
export function demoDiagnoses(
  { type, status }: Pick<DemoPerson, 'type' | 'status'>,
  index: number,
): string[] {
  if (status === 'prospective') return []
  const choices = BY_TYPE[type]
  return [...(choices[index % choices.length] ?? [])]
}
