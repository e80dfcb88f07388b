import { anEstimateDocument, anEstimateLine } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { readPdf, type PdfPart } from '../../testing/read-pdf'
import { estimatePdf } from './estimate-pdf'

type Changes = Partial<Parameters<typeof estimatePdf>[0]>

const pdfOf = async (changes: Changes = {}) =>
  readPdf(
    await estimatePdf({
      ...{ number: 7, sentOn: '2026-11-17', from: '2026-12-01', to: '2027-02-28' },
      ...{ reason: 'scheduled', askedOn: null, replacedBy: null, document: anEstimateDocument() },
      madeAt: new Date('2026-11-17T14:00:00Z'),
      ...changes,
    }),
  )

const textsOf = ({ text, parts }: PdfPart): string[] => [text, ...parts.flatMap(textsOf)]
const readTexts = ({ pages }: Awaited<ReturnType<typeof pdfOf>>) =>
  pages.flatMap(({ parts }) => parts.flatMap(textsOf)).filter((text) => text !== '')

describe('an estimate as PDF', () => {
  it('is tagged, in a language, and its title names nobody', async () => {
    const pdf = await pdfOf()
    expect([pdf.isMarked, pdf.language, pdf.showsTitle]).toEqual([true, 'en-US', true])
    expect(pdf.title).toBe('Good Faith Estimate 7 · Oakwood Therapy Group PLLC')
    expect(pdf.outline).toEqual([
      ...['Practice', 'Client', 'Clinician', 'Where', 'Diagnoses', 'Expected services', 'Total'],
      'What you should know',
    ])
    expect(pdf.pages.map(({ unmarked }) => unmarked)).toEqual(pdf.pages.map(() => 0))
  })

  it('says who expects to hold what for whom, where, and what it costs', async () => {
    const lines = [anEstimateLine(), anEstimateLine({ code: '90785', feeCents: 2_500, count: 2, when: '' })]
    const texts = readTexts(await pdfOf({ document: anEstimateDocument({ lines, totalCents: 185_000 }) }))
    for (const text of [
      ...['Nov 17, 2026', 'Dec 1, 2026 to Feb 28, 2027', 'Because services are scheduled'],
      ...['EIN 14-1234567', 'Marisol Vega', 'Apr 12, 1991', 'Olivia Bennett, LCSW', '11 Office', 'NY'],
      ...['F41.1', 'Generalized anxiety disorder', '90834', 'Weekly', '12', '$150.00', '$1,800.00'],
      ...['90785', '$25.00', '$50.00', '$1,850.00'],
    ]) {
      expect(texts).toContain(text)
    }
  })

  it('tells the client their rights', async () => {
    const all = readTexts(await pdfOf()).join(' ')
    for (const words of ['$400', '120 calendar days', '$25', 'not a contract', 'missed sessions']) {
      expect(all).toContain(words)
    }
  })

  it('says that the client asked, that it is replaced, and what is booked elsewhere', async () => {
    const document = anEstimateDocument({
      itemsElsewhere: 'A medical examination.',
      diagnoses: [],
      state: '',
    })
    const pdf = await pdfOf({ askedOn: '2026-11-16', replacedBy: 9, document })
    expect(pdf.outline).toContain('To be booked separately')
    expect(pdf.outline).not.toContain('Diagnoses')
    expect(readTexts(pdf)).toEqual(
      expect.arrayContaining([
        ...['As you asked on Nov 16, 2026', 'By Good Faith Estimate 9', 'A medical examination.'],
      ]),
    )
    expect(readTexts(pdf)).not.toContain('State')
  })
})
