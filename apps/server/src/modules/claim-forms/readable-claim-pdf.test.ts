import { CLAIM_PLACES, type ClaimForm } from '@oaklet/api/contract'
import { aClaimForm, aClaimLine, aClaimPerson, anOtherInsurance } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { readPdf, type PdfPart } from '../../testing/read-pdf'
import { readableClaimPdf } from './index'

const pdfOf = async (changes: Partial<ClaimForm> = {}) =>
  readPdf(await readableClaimPdf(aClaimForm(changes), new Date('2026-11-04T15:00:00Z')))

type ReadPdf = Awaited<ReturnType<typeof pdfOf>>

const rolesOf = ({ role, scope, parts }: PdfPart): string =>
  `${role}${scope === undefined ? '' : `:${scope}`}${parts.length > 0 ? `(${parts.map(rolesOf).join(' ')})` : ''}`
const textsOf = ({ text, parts }: PdfPart): string[] => [text, ...parts.flatMap(textsOf)]
const readTexts = ({ pages }: ReadPdf) =>
  pages.flatMap(({ parts }) => parts.flatMap(textsOf)).filter((text) => text !== '')

/** What is read after the name of a box. */
const wordsOf = (pdf: ReadPdf, name: string) => {
  const texts = readTexts(pdf)
  return texts[texts.indexOf(name) + 1]
}

describe('the readable copy of a claim', () => {
  it('is tagged, in a language, and its title names nobody', async () => {
    const pdf = await pdfOf()
    expect([pdf.isMarked, pdf.language, pdf.showsTitle]).toEqual([true, 'en-US', true])
    expect(pdf.title).toBe('Claim K000000018 · Oakwood Therapy Group PLLC')
    expect(pdf.outline).toEqual([
      ...['Insurance', 'Client', 'Policy holder', 'Other insurance', 'Condition', 'Sessions', 'Sums'],
      ...['Clinician and place', 'Practice'],
    ])
    expect(pdf.pages.map(({ unmarked }) => unmarked)).toEqual(pdf.pages.map(() => 0))
  })

  it('is read as headings, and as tables whose cells know their headings', async () => {
    const { pages } = await pdfOf()
    const parts = pages.flatMap((page) => page.parts.map(rolesOf))
    expect(parts.slice(0, 3)).toEqual(['H1', 'P', 'H2'])
    const columns = Array.from({ length: 7 }, () => 'TH:Column').join(' ')
    const cells = ['TH:Row', ...Array.from({ length: 6 }, () => 'TD')].join(' ')
    expect(parts).toContain(`Table(TR(${columns}) TR(${cells}))`)
  })

  it('has each box once, with its number and our words for it', async () => {
    const texts = readTexts(await pdfOf())
    for (const { box, name } of CLAIM_PLACES) {
      const words = box === 'top' ? name : `${box} ${name}`
      expect([words, texts.filter((text) => text === words).length]).toEqual([words, box === 'top' ? 2 : 1])
    }
  })

  it('says what each box holds, and that one is empty', async () => {
    const pdf = await pdfOf({
      diagnoses: ['F41.1', 'F33.1'],
      accident: { isEmployment: true, isAuto: true, autoState: 'NY', isOther: false },
      signatureOn: null,
      ...{ frequency: '7', payerClaimNumber: 'HV-9', patientPaidCents: 2500 },
      supervising: { lastName: 'Hale', firstName: 'Morgan', middleName: '', npi: '2000000036' },
    })
    const words = (name: string) => wordsOf(pdf, name)
    expect(words('1a Member id')).toBe('HV448120033')
    expect(words('2 Client’s name')).toBe('Marisol Vega')
    expect(words('3 Client’s birth date and sex')).toBe('Apr 12, 1991, Female')
    expect(words('6 Client’s relation to the policy holder')).toBe('The policy holder')
    expect(words('9 Policy holder of the other insurance')).toBe('Empty')
    expect(words('10 What the condition comes from')).toBe('Work; Car accident, NY')
    expect(words('13 Assignment of benefits')).toBe('No signature on file')
    expect(words('17 Who refers, orders or supervises')).toBe('Supervising: Morgan Hale')
    expect(words('21 Diagnoses')).toMatch(/^A: F41\.1, Generalized anxiety disorder; B: F33\.1, /)
    expect(words('22 Correction, and the insurance’s claim number')).toBe('Replaces a claim, HV-9')
    expect(words('25 Tax number')).toBe('EIN 141234567')
    expect(words('28 Total')).toBe('$150.00')
    expect(words('29 Paid by the client')).toBe('$25.00')
  })

  it('says what the first insurance did', async () => {
    const otherInsurance = anOtherInsurance({
      answer: {
        ...{ remittanceOn: '2026-11-10', payerClaimNumber: '', paidCents: 9000, adjustments: [] },
        lines: [
          {
            ...{ controlNumber: 'K00000001801', paidCents: 9000, clientShareCents: 2500 },
            adjustments: [
              { group: 'CO', code: '45', cents: 3500, quantity: null },
              { group: 'PR', code: '2', cents: 2500, quantity: null },
            ],
          },
        ],
      },
    })
    const pdf = await pdfOf({ otherInsurance })
    expect(pdf.outline).toContain('What Empire Mutual did')
    expect(wordsOf(pdf, '9 Policy holder of the other insurance')).toBe('Marisol Vega')
    expect(readTexts(pdf)).toContain('CO 45 $35.00, PR 2 $25.00')
  })

  it('can be made of a claim with holes, and cuts nothing off', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
    const { pages } = await pdfOf({
      ...{ billing: null, diagnoses: [], note: 'A long note. '.repeat(20) },
      client: aClaimPerson({ lastName: name, dateOfBirth: null, address: null, phone: '' }),
      lines: Array.from({ length: 6 }, () =>
        aClaimLine({ note: 'At the client’s home, late in the evening' }),
      ),
    })
    const pieces = pages.flatMap((page) => page.pieces.map((piece) => ({ ...piece, width: page.width })))
    expect(pieces.filter(({ left, right, width }) => left < 54 || right > width - 53)).toEqual([])
  })
})
