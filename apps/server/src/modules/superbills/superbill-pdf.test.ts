import { aSuperbillDocument, aSuperbillLine } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { readPdf, type PdfPart } from '../../testing/read-pdf'
import { superbillPdf } from './superbill-pdf'

type Changes = Partial<Parameters<typeof superbillPdf>[0]>

const pdfOf = async (changes: Changes = {}) =>
  readPdf(
    await superbillPdf({
      ...{ id: 'a superbill', number: 1001, issuedOn: '2026-12-01', from: '2026-11-01', to: '2026-11-30' },
      ...{ voidedOn: null, document: aSuperbillDocument() },
      madeAt: new Date('2026-12-01T14:00:00Z'),
      ...changes,
    }),
  )

const rolesOf = ({ role, scope, parts }: PdfPart): string =>
  `${role}${scope === undefined ? '' : `:${scope}`}${parts.length > 0 ? `(${parts.map(rolesOf).join(' ')})` : ''}`
const textsOf = ({ text, parts }: PdfPart): string[] => [text, ...parts.flatMap(textsOf)]
const readTexts = ({ pages }: Awaited<ReturnType<typeof pdfOf>>) =>
  pages.flatMap(({ parts }) => parts.flatMap(textsOf)).filter((text) => text !== '')

describe('a superbill as PDF', () => {
  it('is tagged, in a language, and its title names nobody', async () => {
    const pdf = await pdfOf()
    expect([pdf.isMarked, pdf.language, pdf.showsTitle]).toEqual([true, 'en-US', true])
    expect(pdf.title).toBe('Superbill 1001 · Oakwood Therapy Group PLLC')
    expect(pdf.outline).toEqual(['Practice', 'Client', 'Clinician', 'Diagnoses', 'Sessions', 'Totals'])
    expect(pdf.pages.map(({ unmarked }) => unmarked)).toEqual(pdf.pages.map(() => 0))
  })

  it('is read as headings, and as tables whose cells know their headings', async () => {
    const { pages } = await pdfOf()
    const parts = pages.flatMap((page) => page.parts.map(rolesOf))
    expect(parts.slice(0, 3)).toEqual(['H1', 'Table(TR(TH:Row TD) TR(TH:Row TD))', 'H2'])
    const columns = Array.from({ length: 9 }, () => 'TH:Column').join(' ')
    const cells = ['TH:Row', ...Array.from({ length: 8 }, () => 'TD')].join(' ')
    expect(parts).toContain(`Table(TR(${columns}) TR(${cells}))`)
  })

  it('says who bills, who was treated by whom, for what, and what was paid', async () => {
    const document = aSuperbillDocument({
      lines: [
        aSuperbillLine({ modifiers: ['95'], placeOfService: '10', diagnoses: ['F41.1', 'Z99.89'] }),
        aSuperbillLine({ date: '2026-11-10', paidCents: 0 }),
      ],
      ...{ chargedCents: 30_000, paidCents: 15_000 },
    })
    const texts = readTexts(await pdfOf({ document }))
    for (const text of [
      ...['Oakwood Therapy Group PLLC', 'EIN 14-1234567', '1234567893', 'Marisol Vega', 'Apr 12, 1991'],
      ...['Olivia Bennett, LCSW', 'NY 073124', 'Nov 3, 2026', '90834', '95', '10', 'F41.1, Z99.89'],
      ...['Generalized anxiety disorder', 'Z99.89', '$150.00', '$300.00', '$0.00'],
    ]) {
      expect(texts).toContain(text)
    }
  })

  it('leaves out what is not known, and a supervisor whom nobody has', async () => {
    const { client, clinician } = aSuperbillDocument()
    const texts = readTexts(
      await pdfOf({
        document: aSuperbillDocument({
          client: { ...client, dateOfBirth: null, address: null },
          clinician: { ...clinician, license: null, supervisorName: 'Sam Ortiz' },
        }),
      }),
    )
    expect(texts).toContain('Sam Ortiz')
    expect(texts).not.toContain('Date of birth')
    expect(texts).not.toContain('License')
  })

  it('says that it is void, in its title and on top', async () => {
    const pdf = await pdfOf({ voidedOn: '2026-12-03' })
    expect(pdf.title).toBe('VOID: Superbill 1001 · Oakwood Therapy Group PLLC')
    expect(readTexts(pdf).slice(0, 7)).toEqual([
      ...['VOID: Superbill 1001', 'Issued', 'Dec 1, 2026', 'Sessions', 'Nov 1, 2026 to Nov 30, 2026'],
      ...['VOID', 'Since Dec 3, 2026. Not for an insurer.'],
    ])
  })

  it('goes on to more pages with a year of sessions, which are numbered', async () => {
    const lines = Array.from({ length: 53 }, (_, index) => aSuperbillLine({ code: String(90_000 + index) }))
    const pdf = await pdfOf({ document: aSuperbillDocument({ lines }) })
    expect(pdf.pages.length).toBeGreaterThan(1)
    for (const [index, { pieces }] of pdf.pages.entries()) {
      expect(pieces.map(({ text }) => text)).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
    }
  })

  it('cuts nothing off: long names go on below, inside of the margins', async () => {
    const label = 'Psychotherapyforfamilies'.repeat(4)
    const document = aSuperbillDocument({ lines: [aSuperbillLine({ label, chargedCents: 123_456_789 })] })
    const { pages } = await pdfOf({ document })
    const drawn = pages.flatMap((page) => page.pieces.map(({ text }) => text))
    for (const heading of ['Modifiers', 'Diagnoses', 'Units', 'Charged']) expect(drawn).toContain(heading)
    const pieces = pages.flatMap((page) => page.pieces.map((piece) => ({ ...piece, width: page.width })))
    expect(pieces.filter(({ left, right, width }) => left < 54 || right > width - 53)).toEqual([])
  })
})
