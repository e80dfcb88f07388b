import { anAddress, aStatementDocument } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { readPdf, type PdfPart } from '../../testing/read-pdf'
import { statementPdf } from './statement-pdf'

const pdfOf = async (changes: Parameters<typeof aStatementDocument>[0] = {}) =>
  readPdf(
    await statementPdf({
      ...{ number: 12, from: '2026-11-02', to: '2026-12-01', document: aStatementDocument(changes) },
      madeAt: new Date('2026-12-01T14:00:00Z'),
    }),
  )
const textsOf = ({ text, parts }: PdfPart): string[] => [text, ...parts.flatMap(textsOf)]
const readTexts = async (changes: Parameters<typeof aStatementDocument>[0] = {}) =>
  (await pdfOf(changes)).pages.flatMap(({ parts }) => parts.flatMap(textsOf)).join(' | ')

it('is tagged, in a language, and its title names nobody', async () => {
  const pdf = await pdfOf()
  expect([pdf.isMarked, pdf.language, pdf.title]).toEqual([
    ...[true, 'en-US', 'Statement 12 · Oakwood Therapy Group PLLC'],
  ])
  expect(pdf.outline).toEqual([
    ...['Practice', 'Client', 'Charges and payments', 'To pay, by days since it was due', 'How to pay'],
  ])
  expect(pdf.pages.map(({ unmarked }) => unmarked)).toEqual(pdf.pages.map(() => 0))
})

it('says what has happened with the balance after each, what is left by its age, and how to pay', async () => {
  const texts = await readTexts({ creditCents: 700 })
  for (const text of [
    ...['Nov 2, 2026 to Dec 1, 2026', 'Marisol Vega', 'Balance before', '$20.00'],
    ...['Invoice 1001', '$150.00', '$170.00', 'Payment by check (204) for invoice 1001', '−$50.00'],
    ...['31 to 60 days | $20.00', 'In all | $120.00', 'Please pay $120.00.', '$7.00 of credit'],
    ...['Checks can be sent to Oakwood Therapy Group PLLC, ', 'call (518) 555-0100'],
  ]) {
    expect(texts).toContain(text)
  }
})

it('names the address for payments where there is one, and no number of insurers', async () => {
  const { biller } = aStatementDocument()
  const payToAddress = anAddress({ street: 'PO Box 12' })
  const texts = await readTexts({ biller: biller && { ...biller, payToAddress } })
  expect(texts).toContain('Checks can be sent to Oakwood Therapy Group PLLC, PO Box 12')
  expect(texts).not.toMatch(/NPI|Tax number|Date of birth|credit/)
})
