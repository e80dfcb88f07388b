import type { SuperbillDocument } from '@oaklet/api/contract'
import { aSuperbillDocument, aSuperbillLine } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { superbillLacks } from './superbill-lacks'

const lacks = (changes: Partial<SuperbillDocument>) =>
  superbillLacks(aSuperbillDocument(changes)).map(({ level, code, where }) => `${level} ${code} ${where}`)

const { biller, client, clinician } = aSuperbillDocument()

it('nothing where all is known', () => {
  expect(lacks({})).toEqual([])
})

it.each<[string, Partial<SuperbillDocument>]>([
  ['error no_billing_profile profile', { biller: null }],
  ['error no_sessions session', { lines: [] }],
  ['warning profile_npi_missing profile', { biller: biller && { ...biller, npi: '' } }],
  ['warning profile_tax_id_missing profile', { biller: biller && { ...biller, taxId: '' } }],
  ['warning clinician_npi_missing clinician', { clinician: { ...clinician, npi: '' } }],
  ['warning clinician_license_missing clinician', { clinician: { ...clinician, license: null } }],
  ['warning client_birth_date_missing client', { client: { ...client, dateOfBirth: null } }],
  ['warning client_address_missing client', { client: { ...client, address: null } }],
  ['warning diagnosis_missing client', { lines: [aSuperbillLine({ diagnoses: [] })] }],
  ['warning service_code_missing session', { lines: [aSuperbillLine({ code: '' })] }],
])('%s', (finding, changes) => {
  expect(lacks(changes)).toEqual([finding])
})

it('no diagnosis is said once, a missing code for each session', () => {
  const line = { code: '', diagnoses: [] }
  const found = superbillLacks(
    aSuperbillDocument({ lines: [aSuperbillLine(line), aSuperbillLine({ ...line, date: '2026-11-10' })] }),
  )
  expect(found.map(({ code, session }) => [code, session?.date])).toEqual([
    ['diagnosis_missing', undefined],
    ['service_code_missing', '2026-11-03'],
    ['service_code_missing', '2026-11-10'],
  ])
})

it('the errors come first', () => {
  const found = superbillLacks(aSuperbillDocument({ lines: [], client: { ...client, address: null } }))
  expect(found.map(({ level }) => level)).toEqual(['error', 'warning'])
})
