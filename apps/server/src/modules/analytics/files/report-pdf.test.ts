import { inflateSync } from 'node:zlib'
import { someAnalytics } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { DIFFICULT_NAMES } from '../../../testing/an-answer'
import { readPdf, type PdfPart } from '../../../testing/read-pdf'
import { analyticsReport } from './analytics-report'
import { reportPdf } from './report-pdf'

const NAMES = { practice: 'Łódź & Oak', location: 'Main office', clinician: null }
const MADE_AT = new Date('2026-11-17T14:00:00Z')

const fileOf = (changes: Parameters<typeof someAnalytics>[0]) =>
  reportPdf(analyticsReport(someAnalytics(changes), NAMES, MADE_AT))
const pdfOf = async (changes: Parameters<typeof someAnalytics>[0] = {}) => readPdf(await fileOf(changes))

/** Sessions by many clinicians: more than a page. */
const byClinician = (labels: readonly string[]) => ({
  breakdowns: someAnalytics().breakdowns.map((breakdown) => ({
    ...breakdown,
    rows: labels.map((label, value) => ({ id: label, label, value, previous: null, isSuppressed: false })),
  })),
})
const MANY = byClinician(Array.from({ length: 60 }, (_, index) => `Clinician ${index + 1}`))

const rolesOf = ({ role, scope, parts }: PdfPart): string =>
  `${role}${scope === undefined ? '' : `:${scope}`}${parts.length > 0 ? `(${parts.map(rolesOf).join(' ')})` : ''}`

/** What readers are given in place of the drawn letters (ActualText), from each content stream. */
function replacementsIn(file: Uint8Array): string[] {
  const bytes = Buffer.from(file).toString('latin1')
  const streams = [...bytes.matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)].map(
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  )
  return streams.flatMap((stream) =>
    [...stream.matchAll(/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, escaped = '']) => {
      const plain = escaped.replaceAll(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter)
      return Buffer.from(plain, 'latin1').swap16().toString('utf16le').replace('\uFEFF', '')
    }),
  )
}
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

describe('a report as PDF', () => {
  it('is tagged, in a language, and shows its title', async () => {
    const pdf = await pdfOf()
    expect([pdf.isMarked, pdf.language, pdf.showsTitle]).toEqual([true, 'en-US', true])
    expect(pdf.title).toBe('Practice analytics · Łódź & Oak')
    expect(pdf.outline).toEqual(['Figures', 'Sessions by clinician', 'Sessions held by day'])
  })

  it('is read as headings, and as tables whose cells know their headings', async () => {
    const fact = 'TR(TH:Row TD)'
    const { pages } = await pdfOf()
    expect(pages.flatMap(({ parts }) => parts.map(rolesOf))).toEqual([
      'H1',
      `Table(${Array.from({ length: 8 }, () => fact).join(' ')})`,
      'H2',
      'Table(TR(TH:Column TH:Column TH:Column TH:Column) TR(TH:Row TD TD TD))',
      ...['H2', 'P', 'Table(TR(TH:Column TH:Column TH:Column) TR(TH:Row TD TD))'],
      ...['H2', 'Table(TR(TH:Column TH:Column) TR(TH:Row TD))'],
    ])
  })

  it('draws nothing that is neither read nor an artifact', async () => {
    const { pages } = await pdfOf(MANY)
    expect(pages.map(({ unmarked }) => unmarked)).toEqual(pages.map(() => 0))
  })

  it('repeats a table’s headings on each page for the eye, and numbers the pages; neither is read', async () => {
    const { pages } = await pdfOf(MANY)
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, { pieces, parts }] of pages.entries()) {
      const texts = pieces.map(({ text }) => text)
      expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(JSON.stringify(parts)).not.toContain('Page ')
      if (index === 1) expect(texts.slice(0, 5)).toEqual(['Clinician', ' ', 'Value', ' ', 'Before'])
    }
    const read = pages.flatMap(({ parts }) => parts.flatMap((table) => table.parts.map(rolesOf)))
    expect(read.filter((row) => row === 'TR(TH:Column TH:Column TH:Column)')).toHaveLength(1)
  })

  it('cuts nothing off: long names go on below, inside of the margins', async () => {
    const long = ['Long '.repeat(40).trim(), 'Long'.repeat(60)]
    const { pages } = await pdfOf(byClinician([...long, ...DIFFICULT_NAMES]))
    const pieces = pages.flatMap((page) => page.pieces.map((piece) => ({ ...piece, width: page.width })))
    expect(pieces.filter(({ left, right, width }) => left < 54 || right > width - 53)).toEqual([])
    expect(pieces.filter(({ bottom }) => bottom < 30)).toEqual([])
    const all = pieces.map(({ text }) => text).join('')
    for (const name of long) expect(all.replaceAll(/\s/g, '')).toContain(name.replaceAll(' ', ''))
  })

  it.each([
    ['USD', 612],
    ['EUR', 595.28],
  ])('is on the paper that a practice paid in %s has', async (currency, width) => {
    const { pages } = await pdfOf({ currency })
    expect(pages.map((page) => page.width)).toEqual([width])
  })

  it.each([['ليلى حداد'], ['שרה'], ['Dr. שרה בן דוד, Ph.D.'], ['山田 太郎'], ['Ana 🙂 Bell'], ['ب(ج)']])(
    'says %s to readers as it is, whatever the drawn letters are',
    async (name) => {
      const file = await fileOf(byClinician([name, 'Ana Bell']))
      expect(replacementsIn(file)).toEqual([name])
      const { pages } = await readPdf(file)
      expect(pages.map(({ unmarked }) => unmarked)).toEqual(pages.map(() => 0))
    },
  )

  it.each(['ليلى حداد', 'שרה בן דוד'])('draws %s with letters', async (name) => {
    const { pages } = await pdfOf(byClinician([name]))
    const drawn = pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')
    for (const letter of name.replaceAll(/\s/g, '')) expect(drawn).toContain(letter)
  })

  it('brings every font that it needs', async () => {
    const file = Buffer.from(await fileOf(byClinician(DIFFICULT_NAMES))).toString('latin1')
    const fonts = file.match(/\/BaseFont \/\S+/g) ?? []
    expect(fonts.length).toBeGreaterThan(0)
    expect(file.match(/\/FontFile2 /g)).toHaveLength(3)
    expect(file).not.toContain('/Type1')
  })
})
