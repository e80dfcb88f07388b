import { readFileSync } from 'node:fs'
import type { ClaimForm } from '@oaklet/api/contract'
import { aClaimBiller } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { aSampleClaim, aSampleEnvelope, aSampleLine, aSamplePerson } from '../testing/own-claims'
import { readClaimFile, segmentsOf } from '../testing/read-claim-file'
import { claimFile } from './claim-file'

/** A sample has a line for each segment, so that people can read it; a file that is sent has no line breaks. */
const sample = (name: string) =>
  readFileSync(new URL(`../samples/${name}.837`, import.meta.url), 'latin1').replaceAll('\n', '')

const atHome = { placeOfService: '10', modifiers: ['95'] }
const avery = aSampleClaim('K000000018', { lines: [aSampleLine('K000000018', atHome)] })

const child = aSampleClaim('K000000513', {
  ...{ memberId: 'EHP100003', relation: 'child', authorizationNumber: 'AUTH55021' },
  client: { ...aSamplePerson('Rowan', 'Juniper', '2015-06-15'), sex: 'nonbinary' },
  subscriber: { ...aSamplePerson('Rowan', 'Casey', '1984-01-20'), sex: 'male' },
  supervising: { lastName: 'Hale', firstName: 'Morgan', middleName: '', npi: '2000000036' },
  diagnoses: ['F43.22', 'F90.2'],
  lines: [
    aSampleLine('K000000513', { date: '2026-11-03', pointers: [1, 2] }),
    aSampleLine('K000000513', {
      ...{ controlNumber: 'K00000051302', date: '2026-11-03', code: '90785', chargeCents: 2500 },
    }),
  ],
})

const corrected = aSampleClaim('K000000042', {
  ...{ memberId: 'EHP100004', client: aSamplePerson('Elder', 'Dana') },
  ...{ frequency: '7', payerClaimNumber: 'EHP26000004', authorizationNumber: 'AUTH77001' },
  lines: [aSampleLine('K000000042', { date: '2026-11-04' })],
})

const harper = { ...aSamplePerson('Ash', 'Harper', '1972-08-30'), sex: 'unknown' } as const
const second = aSampleClaim('K000000091', {
  payer: { ...avery.payer, name: 'Sample Mutual', payerId: '99902' },
  ...{ priority: 2, memberId: 'SMU200001', groupNumber: 'GRP200', client: harper, diagnoses: ['F33.1'] },
  lines: [aSampleLine('K000000091', atHome)],
  otherInsurance: {
    payer: { name: 'Example Health Plan', payerId: '99901', kind: 'commercial' },
    ...{ priority: 1, memberId: 'EHP100008', groupNumber: 'GRP100', planName: '', relation: 'self' },
    subscriber: harper,
    answer: {
      ...{ remittanceOn: '2026-11-10', payerClaimNumber: 'EHP26000008', paidCents: 9000, adjustments: [] },
      lines: [
        {
          ...{ controlNumber: 'K00000009101', paidCents: 9000, clientShareCents: 6000 },
          adjustments: [
            { group: 'CO', code: '45', cents: 3500, quantity: null },
            { group: 'PR', code: '2', cents: 6000, quantity: null },
          ],
        },
      ],
    },
  },
})

const threeInOne = [
  avery,
  aSampleClaim('K000000026', {
    ...{ memberId: 'EHP100002', client: aSamplePerson('Cedar', 'Blake') },
    lines: [aSampleLine('K000000026', { code: '90834', chargeCents: 14_500 })],
  }),
  aSampleClaim('K000000034', {
    ...{ memberId: 'EHP100003', client: aSamplePerson('Rowan', 'Casey'), patientPaidCents: 2500 },
    lines: [aSampleLine('K000000034', { date: '2026-11-03', code: '90791', chargeCents: 22_500 })],
  }),
]

describe('a file of claims comes out as its sample', () => {
  it.each([
    ['30-837p-plain', 1, [avery]],
    ['31-837p-child-supervised-authorized', 2, [child]],
    ['32-837p-corrected', 3, [corrected]],
    ['33-837p-secondary', 4, [second]],
    ['34-837p-three-in-one', 5, threeInOne],
  ])('%s', (name, controlNumber, forms) => {
    expect(claimFile(forms, aSampleEnvelope(controlNumber))).toBe(sample(name))
  })
})

/** Who bills in a sample. */
const aBiller = ({ billing }: ClaimForm) => aClaimBiller(billing ?? {})

/** The segments of one claim that have this name, as they are written. */
const written = (form: ClaimForm, name: string) =>
  segmentsOf(claimFile([form], aSampleEnvelope(1)))
    .filter(([first]) => first === name)
    .map((elements) => elements.join('*'))

describe('a claim', () => {
  it('takes back an earlier one with frequency 8 and the payer’s number', () => {
    const form = { ...avery, frequency: '8', payerClaimNumber: 'EHP-9' } as const
    expect(written(form, 'CLM')).toEqual(['CLM*K000000018*185***10:B:8*Y*A*Y*Y'])
    expect(written(form, 'REF')).toContain('REF*F8*EHP-9')
  })

  it('says what was not signed, and what the condition comes from', () => {
    const form = aSampleClaim('K000000018', {
      ...{ signatureOn: null, releaseOn: null, acceptsAssignment: false, onsetOn: '2026-10-01' },
      accident: { isEmployment: true, isAuto: true, autoState: 'NY', isOther: false },
    })
    expect(written(form, 'CLM')).toEqual(['CLM*K000000018*185***11:B:1*Y*C*N*I**EM:AA::NY'])
    expect(written(form, 'DTP').slice(0, 2)).toEqual(['DTP*431*D8*20261001', 'DTP*439*D8*20261001'])
  })

  it('has at most six lines, and names the place only of a line that differs', () => {
    const lines = ['11', '11', '02'].map((placeOfService) => aSampleLine('K000000018', { placeOfService }))
    expect(
      written({ ...avery, lines: [...lines, ...lines] }, 'SV1').map((line) => line.split('*')[5]),
    ).toEqual(['', '', '02', '', '', '02'])
  })

  it('leaves the clinician out who bills under their own name', () => {
    const form = aSampleClaim('K000000018', {
      billing: aClaimBiller({
        ...{ entity: 'person', name: 'Reed', firstName: 'Jordan', npi: '2000000028' },
        ...{ taxIdKind: 'ssn', taxId: '990000001' },
      }),
    })
    expect(written(form, 'NM1')).toContain('NM1*85*1*REED*JORDAN****XX*2000000028')
    expect(written(form, 'NM1').filter((name) => name.startsWith('NM1*82'))).toEqual([])
    expect(written(form, 'REF')).toContain('REF*SY*990000001')
  })

  it('names a place of its own, but not the address of who bills', () => {
    const address = { ...aBiller(avery).address, street: '9 Elm Street' }
    const elsewhere = { ...avery, facility: { name: 'Elm House', npi: '', address } }
    expect(written(elsewhere, 'NM1')).toContain('NM1*77*2*ELM HOUSE')
    const here = { ...avery, facility: { name: 'Oakwood', npi: '', address: aBiller(avery).address } }
    expect(written(here, 'NM1').filter((name) => name.startsWith('NM1*77'))).toEqual([])
  })

  it('names another address for payments, and another insurance that has not paid yet', () => {
    const payToAddress = { ...aBiller(avery).address, street: 'PO Box 12' }
    const other = second.otherInsurance && { ...second.otherInsurance, priority: 2, answer: null }
    const form = { ...avery, billing: { ...aBiller(avery), payToAddress }, otherInsurance: other }
    expect(written(form, 'NM1')).toContain('NM1*87*2')
    expect(written(form, 'N3')).toContain('N3*PO BOX 12')
    expect(written(form, 'SBR')).toEqual(['SBR*P*18*GRP100******CI', 'SBR*S*18*GRP100******CI'])
    expect(written(form, 'AMT')).toEqual([])
  })

  it('puts the first payer’s reasons of a group together, six in a segment', () => {
    const codes = ['1', '2', '3', '45', '94', '100', '122', '131']
    const adjustments = codes.map((code, index) => ({
      ...{ group: index === 3 ? ('PR' as const) : ('CO' as const), code, cents: 100, quantity: null },
    }))
    const { otherInsurance } = second
    const answer = otherInsurance?.answer && { ...otherInsurance.answer, adjustments, lines: [] }
    const form = {
      ...second,
      otherInsurance: otherInsurance && { ...otherInsurance, answer: answer ?? null },
    }
    expect(written(form, 'CAS')).toEqual([
      'CAS*CO*1*1**2*1**3*1**94*1**100*1**122*1',
      ...['CAS*CO*131*1', 'CAS*PR*45*1'],
    ])
  })

  it('can’t be written without who bills, or with an amount below zero', () => {
    expect(() => claimFile([{ ...avery, billing: null }], aSampleEnvelope(1))).toThrow(RangeError)
    expect(() => claimFile([{ ...avery, patientPaidCents: -1 }], aSampleEnvelope(1))).toThrow(RangeError)
  })
})

it.each(['2175550100x12', '12175550100', '+1 (217) 555-0100'])(
  'says whom to ask, at ten digits of %s',
  (phone) => {
    const envelope = aSampleEnvelope(1)
    const sender = { ...envelope.sender, contactName: 'Zoë Müller', phone }
    const text = claimFile([avery], { ...envelope, sender })
    expect(text).toContain('~PER*IC*ZOE MULLER*TE*2175550100~')
  },
)

describe('several claims', () => {
  const levels = (forms: readonly ClaimForm[]) =>
    segmentsOf(claimFile(forms, aSampleEnvelope(1)))
      .filter(([name]) => name === 'HL')
      .map((elements) => elements.join('*'))

  it('of one policy, client and payer stand below one level each', () => {
    const sibling = { ...child, client: aSamplePerson('Rowan', 'Fern') }
    expect(levels([child, avery, sibling, { ...child, pcn: 'K000000521' }])).toEqual([
      ...['HL*1**20*1', 'HL*2*1*22*1', 'HL*3*2*23*0', 'HL*4*2*23*0', 'HL*5*1*22*0'],
    ])
  })

  it('may be of several payers and of several who bill', () => {
    const other = { ...avery, billing: { ...aBiller(avery), npi: '1234567893' } }
    expect(levels([avery, second, other])).toEqual([
      ...['HL*1**20*1', 'HL*2*1*22*0', 'HL*3*1*22*0', 'HL*4**20*1', 'HL*5*4*22*0'],
    ])
  })

  it('go into sets of a hundred', () => {
    const text = claimFile(
      Array.from({ length: 101 }, () => avery),
      aSampleEnvelope(7),
    )
    expect(readClaimFile(text)).toHaveLength(101)
    const counts = segmentsOf(text).filter(([name]) => name === 'ST' || name === 'GE')
    expect(counts).toEqual([
      ...[
        ['ST', '837', '0001', '005010X222A1'],
        ['ST', '837', '0002', '005010X222A1'],
        ['GE', '2', '7'],
      ],
    ])
  })
})
