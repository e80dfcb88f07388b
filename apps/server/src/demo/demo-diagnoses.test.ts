import { DIAGNOSIS_WORDS, Diagnoses } from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { demoDiagnoses } from './demo-diagnoses'
import { ELMWOOD_PEOPLE, OAKWOOD_PEOPLE, type DemoPerson } from './demo-people'

const told = [OAKWOOD_PEOPLE, ELMWOOD_PEOPLE].flatMap((people) =>
  people.map((person, index) => ({ ...person, diagnoses: demoDiagnoses(person, index) })),
)
const of = (isWanted: (person: DemoPerson) => boolean) => told.filter(isWanted)

describe('the diagnoses of the demonstration’s clients', () => {
  it('are such as the contract takes, each with a name', () => {
    for (const { diagnoses } of told) expect(Diagnoses.parse(diagnoses)).toEqual(diagnoses)
    const codes = [...new Set(told.flatMap(({ diagnoses }) => diagnoses))]
    expect(codes.filter((code) => DIAGNOSIS_WORDS[code] === undefined)).toEqual([])
    expect(codes.length).toBeGreaterThan(20)
  })

  it('are known of most who come, and of nobody before the first visit', () => {
    expect(of(({ status }) => status === 'prospective').flatMap(({ diagnoses }) => diagnoses)).toEqual([])
    const coming = of(({ status }) => status !== 'prospective')
    const known = coming.filter(({ diagnoses }) => diagnoses.length > 0)
    expect(known.length).toBeGreaterThan(coming.length * 0.9)
    expect(known.length).toBeLessThan(coming.length)
    expect(known.some(({ diagnoses }) => diagnoses.length > 1)).toBe(true)
  })

  it('are of the relationship for couples and families', () => {
    const main = of(({ type }) => type === 'couple' || type === 'family').map(({ diagnoses }) => diagnoses[0])
    expect(new Set(main)).toEqual(new Set(['Z63.0', 'Z62.820']))
  })
})
