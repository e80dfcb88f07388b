import { StaffProfileInput } from '@oaklet/api/contract'
import { aStaffMember, fixtureId } from '@oaklet/api/testing'
import { describe, expect, test } from 'vitest'
import { languageName, languageOptions } from './language-names'
import { profileBodyOf, profileErrors, profileRefusals, profileValuesOf, savedProfile } from './profile-form'
import { profileVersions } from './profile-versions'

const IMANI = aStaffMember()
const VALUES = profileValuesOf(IMANI)
const EMPTY = aStaffMember({
  npi: '',
  taxonomyCode: '',
  license: null,
  renderingProvider: null,
  languages: [],
})
const wrong = (changes: Partial<typeof VALUES>) => profileErrors({ ...VALUES, ...changes }, IMANI)

describe('a profile in the form', () => {
  test.each([IMANI, EMPTY])('is sent back as it came, and is never found to be wrong', (member) => {
    const values = profileValuesOf(member)
    expect(profileBodyOf(values, member)).toEqual(savedProfile(member))
    expect(profileErrors(values, member)).toEqual([])
  })

  test('is sent with the codes as they stand on claims', () => {
    const typed = { ...VALUES, licenseState: ' ny ', taxonomyCode: '103tc0700x', name: ' Imani ' }
    expect(profileBodyOf(typed, IMANI)).toMatchObject({
      ...{ name: 'Imani', taxonomyCode: '103TC0700X', license: { state: 'NY' } },
    })
  })

  test('has no license and no name on claims where all of that is empty', () => {
    const emptied = {
      licenseNumber: '',
      licenseState: ' ',
      licenseExpiresOn: null,
      firstName: '',
      lastName: '',
    }
    expect(profileBodyOf({ ...VALUES, ...emptied }, IMANI)).toMatchObject({
      ...{ license: null, renderingProvider: null },
    })
  })
})

describe('what is wrong', () => {
  test.each([
    [{ name: ' ' }, 'name', 'Enter a name'],
    [{ npi: '1234567890' }, 'npi', 'This is not an NPI: check its ten digits'],
    [{ licenseNumber: '' }, 'licenseNumber', 'Enter the number of the license'],
    [{ licenseState: 'New York' }, 'licenseState', 'Use two letters, like NY'],
    [{ taxonomyCode: '103' }, 'taxonomyCode', 'Use a taxonomy code like 101YM0800X'],
    [{ lastName: '' }, 'lastName', 'Enter the last name as it stands on claims'],
    [{ isUnderSupervisor: true }, 'supervisor', 'Choose the supervisor whose NPI the claims go under'],
  ])('in %j stands at its box', (changes, field, message) => {
    expect(wrong(changes)).toEqual([{ path: field, message }])
  })

  test('stands in the order of the boxes', () => {
    const found = wrong({ npi: '1', name: '', licenseState: 'x' }).map(({ path }) => path)
    expect(found).toEqual(['name', 'licenseState', 'npi'])
  })

  test('is put at its box also when the server says it', () => {
    const refused = ['supervisorId', 'languages.2', 'npi'].map((path) => ({ path, message: 'No' }))
    expect(profileRefusals(refused).map(({ path }) => path)).toEqual(['languages', 'npi', 'supervisor'])
  })
})

test('both versions are told in words', () => {
  const theirs = aStaffMember({
    languages: ['fr'],
    supervisor: { id: fixtureId(30), name: 'Dr. Ruth Adeyemi' },
  })
  const changed = profileVersions(VALUES, theirs).filter((row) => row.mine !== row.theirs)
  expect(changed).toEqual([
    { label: 'Languages', mine: 'English, Spanish', theirs: 'French' },
    { label: 'Supervisor', mine: '', theirs: 'Dr. Ruth Adeyemi' },
  ])
})

test('every language that is offered has a name, and is taken by the server', () => {
  const codes = languageOptions(['cy']).map(({ id }) => id)
  expect(codes).toContain('cy')
  expect(codes.filter((code) => languageName(code) === code)).toEqual([])
  for (const code of codes) {
    expect(StaffProfileInput.safeParse({ ...savedProfile(IMANI), languages: [code] }).success).toBe(true)
  }
})
