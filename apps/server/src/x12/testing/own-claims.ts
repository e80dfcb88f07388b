import type { ClaimForm, ClaimLine } from '@oaklet/api/contract'
import { aClaimBiller, aClaimForm, aClaimLine, aClaimPerson } from '@oaklet/api/testing'
import type { ClaimEnvelope } from '../writing/claim-file'

const SPRINGFIELD = {
  street: '12 Birch Lane',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62704',
  country: 'US',
}

/** Who lives at the address of the samples. */
export const aSamplePerson = (lastName: string, firstName: string, dateOfBirth = '1990-04-12') =>
  aClaimPerson({ lastName, firstName, dateOfBirth, sex: 'female', address: SPRINGFIELD })

/** A claim of Oakwood’s as the sample files have them: Avery Pine at Example Health Plan. */
export const aSampleClaim = (pcn: string, changes: Partial<ClaimForm> = {}): ClaimForm =>
  aClaimForm({
    pcn,
    payer: { ...aClaimForm().payer, name: 'Example Health Plan', payerId: '99901', address: null },
    ...{ memberId: 'EHP100001', groupNumber: 'GRP100', planName: '' },
    client: aSamplePerson('Pine', 'Avery'),
    rendering: {
      ...{ lastName: 'Reed', firstName: 'Jordan', middleName: '', npi: '2000000028' },
      taxonomyCode: '101YM0800X',
    },
    billing: aClaimBiller({
      ...{ name: 'Oakwood Therapy Group', npi: '2000000010', taxId: '990000001', taxonomyCode: '101YM0800X' },
      address: { ...SPRINGFIELD, street: '100 Sample Street, Suite 4', zipCode: '62701-0001' },
    }),
    diagnoses: ['F41.1'],
    lines: [aSampleLine(pcn)],
    ...changes,
  })

/** A session of 185 dollars in the office; `number` is the one of its claim. */
export const aSampleLine = (number: string, changes: Partial<ClaimLine> = {}): ClaimLine =>
  aClaimLine({
    ...{ controlNumber: `${number}01`, date: '2026-11-02', code: '90837', chargeCents: 18_500 },
    ...changes,
  })

/** The envelope of the samples. */
export const aSampleEnvelope = (controlNumber: number): ClaimEnvelope => ({
  sender: {
    ...{ idKind: 'ZZ', id: 'OAKWOODTG', name: 'Oakwood Therapy Group' },
    ...{ contactName: 'Billing office', phone: '2175550100' },
  },
  receiver: { idKind: 'ZZ', id: 'CLRHOUSE', name: 'Example Clearinghouse' },
  ...{ controlNumber, mark: '', isTest: true, date: '2026-11-03', time: '09:15' },
})
