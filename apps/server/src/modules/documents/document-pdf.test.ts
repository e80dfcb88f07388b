import { aSignatureRecord } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { readPdf, type PdfPart } from '../../testing/read-pdf'
import { documentPdf } from './document-pdf'

type Signature = Parameters<typeof documentPdf>[1]['signature']

const pdfOf = async (signature: Signature, title = 'Consent to telehealth') => {
  const { sections, practiceName } = aSignatureRecord()
  const { bytes, fileName } = await documentPdf(
    { ...{ title, number: 2, practiceName, sections } },
    { currency: 'USD', madeAt: new Date('2026-11-16T18:30:00Z'), signature },
  )
  return { fileName, pdf: await readPdf(bytes) }
}

const textsOf = ({ text, parts }: PdfPart): string[] => [text, ...parts.flatMap(textsOf)]
const wordsOf = async (signature: Signature) =>
  (await pdfOf(signature)).pdf.pages.flatMap(({ parts }) => parts.flatMap(textsOf)).join(' | ')

describe('a document as PDF', () => {
  it('is tagged, with headings and lists, and its title names nobody', async () => {
    const { pdf, fileName } = await pdfOf(aSignatureRecord())
    expect([pdf.isMarked, pdf.language, pdf.title, fileName]).toEqual([
      ...[true, 'en-US', 'Consent to telehealth · Oakwood Therapy Group', 'Consent-to-telehealth.pdf'],
    ])
    expect(pdf.outline).toEqual(['What it is', 'What we ask of you', 'Signature'])
    expect(pdf.pages.map(({ unmarked }) => unmarked)).toEqual(pdf.pages.map(() => 0))
    const parts = pdf.pages.flatMap((page) => page.parts)
    const list = parts.flatMap((part) => [part, ...part.parts]).find(({ role }) => role === 'L')
    expect(list?.parts.map(({ role, parts: inside }) => [role, ...inside.map((one) => one.text)])).toEqual([
      ['LI', '•', 'Be in a quiet place.'],
      ['LI', '•', 'Tell us where you are.'],
    ])
  })

  it('says who signed, as whom, when, how that is known, and how it can be checked', async () => {
    const words = await wordsOf(
      aSignatureRecord({ relationship: 'representative', authority: 'Power of attorney' }),
    )
    for (const text of [
      ...['I have read this document, and I agree to it.', 'Signed by | Marisol Vega'],
      ...['Representative of the client: Power of attorney', 'Nov 16, 2026, 1:30 PM (America/New_York)'],
      ...['a code that was mailed to mari.vega@mail.example', 'version 2', 'a'.repeat(20)],
    ]) {
      expect(words).toContain(text)
    }
  })

  it('says of one that was declined why, and of one left to paper that it is', async () => {
    const nobody = { signerName: '', relationship: null, statement: '' }
    const declined = await wordsOf(aSignatureRecord({ ...nobody, outcome: 'declined', reason: 'At home' }))
    expect(declined).toContain('Not signed')
    expect(declined).toContain('Reason | At home')
    expect(declined).not.toContain('Signed by')
    const paper = await wordsOf(aSignatureRecord({ ...nobody, outcome: 'paper', consent: null }))
    expect(paper).toContain('To be signed on paper')
    expect(paper).not.toContain('Agreed to sign')
  })

  it('without an answer ends with its text', async () => {
    expect((await pdfOf(null)).pdf.outline).toEqual(['What it is', 'What we ask of you'])
    expect((await pdfOf(null, '«»')).fileName).toBe('document.pdf')
  })
})
