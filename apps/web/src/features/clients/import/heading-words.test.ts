import { describe, expect, it } from 'vitest'
import { guessMapping } from './heading-words'
import { importFields } from './import-fields'

describe('the columns', () => {
  it('are known by the headings of other products', () => {
    const headings = ['Last Name', 'first_name', 'DOB', 'Cell Phone', 'E-mail', 'Notes']
    expect(guessMapping(headings, importFields('all'))).toEqual({
      ...{ lastName: 0, firstName: 1, dateOfBirth: 2, mobile: 3, email: 4 },
    })
  })

  it.each([
    ['firstName', 'Client First Name', 'FIRST NAME', 'FirstName', ' First Name * ', 'Name (First)'],
    ['dateOfBirth', 'Date of Birth (MM/DD/YYYY)', 'D.O.B.', 'Birth date [dd.mm.yyyy]', 'Client DOB'],
    [
      'mobile',
      'Mobile Phone Number',
      'Cell',
      'Cellphone',
      'Phone (Mobile)',
      'Primary Phone',
      'Telephone No.',
    ],
    ['sortName', 'Sort Name', 'Sorted by', 'File As'],
    ['home', 'Home Phone', 'Home Telephone', 'Phone (Home)', 'home_phone'],
    ['work', 'Work Phone #', 'Business Phone', 'Phone - Work'],
    ['email', 'E-mail Address', 'Email', 'EmailAddress', 'Email (required)', 'E-mail 1 - Value'],
    ['street', 'Address 1', 'Address Line 1', 'Street Address', 'Address', 'Address1'],
    ['zipCode', 'Zip/Postal Code', 'ZIP', 'Zip Code (5 digits)', 'Postal Code', 'ZIPCode'],
    ['state', 'State/Province', 'State (2 letters)'],
    ['primaryClinician', 'Primary Clinician', 'Clinician', 'Provider', 'Therapist'],
    ['location', 'Location', 'Office Location'],
    ['emergencyName', 'Emergency Contact', 'Emergency contact name'],
    ['emergencyRelationship', 'Emergency Contact Relationship'],
    ['emergencyPhone', 'Emergency Contact Phone Number', 'Phone (Emergency contact)', 'Emergency Telephone'],
  ])('hold the %s under more than one heading', (id, ...headings) => {
    for (const heading of headings) {
      expect([heading, guessMapping(['x', heading], importFields('all'))]).toEqual([heading, { [id]: 1 }])
    }
  })

  it.each(['E-mail (Emergency contact)', 'Guardian E-mail', 'Secondary phone', 'Address 2', 'Gender'])(
    'hold nothing that is sure to be the client’s own under %s',
    (heading) => {
      expect(guessMapping([heading], importFields('all'))).toEqual({})
    },
  )

  it('serve one field each, and of two with one heading the first', () => {
    const headings = ['Phone (Home)', 'Phone', 'Phone', 'Mobile']
    expect(guessMapping(headings, importFields('all'))).toEqual({ home: 0, mobile: 3 })
    expect(guessMapping(headings.slice(0, 3), importFields('all'))).toEqual({ home: 0, mobile: 1 })
  })

  it('hold diagnoses for those alone who may know everybody’s', () => {
    const headings = ['First name', 'ICD-10 codes']
    expect(guessMapping(headings, importFields('all'))).toEqual({ firstName: 0, diagnoses: 1 })
    expect(guessMapping(headings, importFields('own'))).toEqual({ firstName: 0 })
    expect(guessMapping(headings, importFields('none'))).toEqual({ firstName: 0 })
  })
})
