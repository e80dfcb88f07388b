import { aClientInput } from '@oaklet/api/testing'
import { ClientInput, isPhone, REFERRAL_SOURCE_WORDS, REFERRAL_SOURCES } from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { careReader } from './care-reader'
import { birthOf, clientOfRow as clientOf } from './client-of-row'
import type { ColumnMapping } from './import-fields'

const READER = { order: 'month', today: '2026-11-25' } as const
const COLE = { id: 'c1', name: 'Dr. Imani Cole' }
const OFFICES = [
  { id: 'l1', name: 'Main Street' },
  { id: 'l2', name: 'Annex' },
  { id: 'l3', name: 'annex' },
]
const CARE = careReader([COLE], OFFICES)
const clientOfRow = (row: string[], mapping: ColumnMapping) => clientOf(row, mapping, READER, CARE)

describe('a row', () => {
  it('becomes what the form would have sent, with nothing agreed to yet', () => {
    const mapping = { firstName: 0, lastName: 1, dateOfBirth: 2, mobile: 3, tags: 4, administrativeSex: 5 }
    const row = ['Marisol ', 'Vega', '3/2/1992', '(518) 555-0142', 'a; b', 'F', 'Ruiz ']
    const client = clientOfRow(row, { ...mapping, sortName: 6 })
    expect(ClientInput.parse(client)).toMatchObject({
      firstName: 'Marisol',
      sortName: 'Ruiz',
      dateOfBirth: '1992-03-02',
      administrativeSex: 'female',
      tags: ['a', 'b'],
      address: null,
      status: 'active',
      contacts: [{ kind: 'mobile', value: '5185550142', mayText: false, mayVoicemail: false }],
    })
    const { diagnoses, ...others } = aClientInput()
    expect(Object.keys(client).toSorted()).toEqual(Object.keys(others).toSorted())
    const known = clientOfRow([diagnoses?.join() ?? ''], { diagnoses: 0 })
    expect(known.diagnoses).toEqual(diagnoses)
  })

  it.each(['5.18555E+09', '5,18555E+09'])('has the phone %s as it stands, to be refused', (phone) => {
    const { contacts } = clientOfRow(['Ada', phone], { firstName: 0, mobile: 1 })
    expect(contacts).toMatchObject([{ kind: 'mobile', value: phone }])
    expect(isPhone(phone)).toBe(false)
  })

  it('has diagnoses as codes, and what is none to be refused', () => {
    const diagnosesOf = (text: string) => clientOfRow([text], { diagnoses: 0 }).diagnoses
    expect(diagnosesOf('f411; F33.1')).toEqual(['F41.1', 'F33.1'])
    expect(diagnosesOf('')).toEqual([])
    expect(diagnosesOf('Anxiety')).toEqual(['Anxiety'])
  })

  it.each([
    ['', null],
    ['Not recorded', null],
    ['Employer or EAP', 'employer'],
    ['employer or eap', 'employer'],
    [' INSURER’S LIST ', 'insurer'],
    ["Insurer's list", 'insurer'],
    ['Online_Search', 'online_search'],
    ['A billboard', 'A billboard'],
  ])('has the referral source %j as %j', (text, expected) => {
    expect(clientOfRow([text], { referralSource: 0 }).referralSource).toBe(expected)
  })

  it('has each referral source by its id and by its words', () => {
    for (const id of REFERRAL_SOURCES) {
      for (const text of [id, id.replaceAll('_', ' '), REFERRAL_SOURCE_WORDS[id].toUpperCase()]) {
        expect(clientOfRow([text], { referralSource: 0 }).referralSource).toBe(id)
      }
    }
  })

  it.each([
    ['', null],
    ['1992-03-02', '1992-03-02'],
    ['12/31/1992', '1992-12-31'],
    ['2 March 1992', '1992-03-02'],
    ['25/12/1992', '25/12/1992'],
    ['2/30/1992', '2/30/1992'],
    ['unknown', 'unknown'],
  ])('has the date %j as %j', (text, expected) => {
    expect(birthOf(text, READER)).toBe(expected)
  })

  it.each([
    ['', null],
    ['Dr. Imani Cole', 'c1'],
    ['COLE, Imani', 'c1'],
    ['Imani Coleman', 'Imani Coleman'],
  ])('has the clinician %j as %j', (text, id) => {
    expect(clientOfRow([text], { primaryClinician: 0 }).primaryClinicianId).toBe(id)
  })

  it.each([
    ['', null],
    ['main street', 'l1'],
    ['Annex', 'Annex'],
    ['Elsewhere', 'Elsewhere'],
  ])('has the location %j as %j, unless two are called so', (text, id) => {
    expect(clientOfRow([text], { location: 0 }).locationId).toBe(id)
  })

  it('has whom to call among its people, and its country', () => {
    const mapping = { emergencyName: 0, emergencyRelationship: 1, emergencyPhone: 2, street: 3, country: 4 }
    const client = clientOfRow(['Rosa Vega', 'mother', '(518) 555-0199', '1 Elm St', 'Canada'], mapping)
    expect(client.people).toMatchObject([
      {
        ...{ name: 'Rosa Vega', relationship: 'mother', roles: ['emergency'] },
        contacts: [{ kind: 'mobile', value: '5185550199', mayText: false, mayVoicemail: false }],
      },
    ])
    expect(client.address?.country).toBe('Canada')
    expect(clientOfRow(['', '', '', '1 Elm St', ''], mapping)).toMatchObject({ address: { country: 'USA' } })
    expect(clientOfRow(['', '', '', '', ''], mapping)).not.toHaveProperty('people')
  })

  it('has its date in the order of its column', () => {
    const reader = { ...READER, order: 'day' } as const
    expect(['3/4/1985', '25/12/90', '12/25/1990'].map((text) => birthOf(text, reader))).toEqual([
      ...['1985-04-03', '1990-12-25', '12/25/1990'],
    ])
  })
})
