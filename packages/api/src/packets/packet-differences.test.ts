import { describe, expect, it } from 'vitest'
import { aClient, aClientInput } from '../clients/clients-fixtures'
import {
  emergencyPerson,
  type PacketDifference,
  packetDifferences,
  REVIEW_FIELDS,
  withAccepted,
} from './packet-differences'
import type { FormAnswers } from './packet-pages'

const MOBILE = {
  kind: 'mobile',
  value: '5185550142',
  mayEmail: false,
  mayText: true,
  mayVoicemail: false,
} as const
const EMAIL = {
  kind: 'email',
  value: 'mari@mail.example',
  mayEmail: true,
  mayText: false,
  mayVoicemail: false,
} as const
const HOME = { ...MOBILE, kind: 'home' } as const
const ON_FILE = aClient({ contacts: [HOME, MOBILE, EMAIL], people: [] })
const ADDRESS = { street: '4 Elm St', city: 'Albany', state: 'NY', zipCode: '12203', country: '' }
const ANA = { name: 'Ana Ruiz', relationship: 'sister', phone: '5185550143' }
const ALL: FormAnswers = {
  about_you: {
    name: { firstName: 'Mari', lastName: 'Ruiz', preferredName: 'M' },
    birth: { dateOfBirth: '1991-01-01' },
    pronouns: { pronouns: 'ze' },
    address: ADDRESS,
  },
  reach_you: {
    phone: { phone: '5185550199', mayText: false, mayVoicemail: true },
    email: { email: 'new@mail.example', mayEmail: false },
  },
  emergency_contact: { person: ANA },
}
const fieldsOf = (differences: readonly PacketDifference[]) => differences.map(({ field }) => field)

describe('what differs between a record and what a client says', () => {
  it('is every field that they say anew, in one order', () => {
    expect(fieldsOf(packetDifferences(ON_FILE, ALL))).toEqual([...REVIEW_FIELDS])
  })

  it('is nothing where they say what is on file, an e-mail in whatever letters', () => {
    const { firstName, lastName, preferredName, pronouns, dateOfBirth, address } = ON_FILE
    const same: FormAnswers = {
      about_you: {
        name: { firstName, lastName, preferredName },
        birth: { dateOfBirth: dateOfBirth ?? '' },
        pronouns: { pronouns },
        ...(address && { address }),
      },
      reach_you: {
        phone: { phone: MOBILE.value, mayText: true, mayVoicemail: false },
        email: { email: 'Mari@Mail.example', mayEmail: true },
      },
    }
    expect(packetDifferences(ON_FILE, same)).toEqual([])
  })

  it('is what a number may be used for, where the number is the same', () => {
    const said = { phone: MOBILE.value, mayText: false, mayVoicemail: false }
    const [difference] = packetDifferences(ON_FILE, { reach_you: { phone: said } })
    expect(difference).toEqual({ field: 'phone', onFile: MOBILE, said: { ...MOBILE, mayText: false } })
  })

  it('is nothing where they leave a page empty, or were not asked', () => {
    const empty: FormAnswers = {
      about_you: {
        pronouns: { pronouns: '' },
        address: { ...ADDRESS, street: '', city: '', state: '', zipCode: '' },
      },
      reach_you: {
        phone: { phone: '', mayText: false, mayVoicemail: false },
        email: { email: '', mayEmail: false },
      },
      emergency_contact: { person: { name: '', relationship: '', phone: '' } },
    }
    expect(packetDifferences(ON_FILE, empty)).toEqual([])
    expect(packetDifferences(ON_FILE, {})).toEqual([])
  })

  it('says that a field is empty on file', () => {
    const bare = aClient({ address: null, contacts: [], people: [], dateOfBirth: null, pronouns: '' })
    const onFile = packetDifferences(bare, ALL).map((one) => [one.field, one.onFile])
    expect(onFile.filter(([, value]) => value === null).map(([field]) => field)).toEqual([
      ...['dateOfBirth', 'pronouns', 'address', 'phone', 'email', 'emergencyContact'],
    ])
  })
})

describe('taking over what was accepted', () => {
  const differences = packetDifferences(ON_FILE, ALL)
  const input = aClientInput({ contacts: [HOME, MOBILE, EMAIL] })

  it('changes what was accepted alone', () => {
    expect(withAccepted(input, differences, new Set())).toEqual(input)
    const changed = withAccepted(input, differences, new Set(['lastName', 'address']))
    expect(changed).toEqual({ ...input, lastName: 'Ruiz', address: ADDRESS })
  })

  it('puts a number or an e-mail in the place of the first of its kind, or adds it', () => {
    const said = { ...MOBILE, value: '5185550199', mayText: false, mayVoicemail: true }
    const replaced = withAccepted(input, differences, new Set(['phone']))
    expect(replaced.contacts).toEqual([HOME, said, EMAIL])
    const added = withAccepted({ ...input, contacts: [HOME] }, differences, new Set(['phone']))
    expect(added.contacts).toEqual([HOME, said])
  })

  it('adds whom to call in an emergency, or adds the number to who has that name', () => {
    const contact = { ...MOBILE, value: ANA.phone, mayText: false }
    const added = emergencyPerson(ANA)
    expect(added).toEqual({
      ...{ name: 'Ana Ruiz', relationship: 'sister', roles: ['emergency'], custody: null },
      contacts: [contact],
    })
    const known = { ...added, roles: ['partner' as const], relationship: 'wife', contacts: [EMAIL] }
    expect(emergencyPerson({ ...ANA, relationship: '' }, known)).toEqual({
      ...{ name: 'Ana Ruiz', relationship: 'wife', roles: ['partner', 'emergency'], custody: null },
      contacts: [contact, EMAIL],
    })
    expect(emergencyPerson(ANA, added)).toEqual(added)
  })
})
