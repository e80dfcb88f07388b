import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULT_NAMES, answersWith } from '../../../testing/an-answer'
import { readPdf } from '../../../testing/read-pdf'
import { reportedByAnswer } from '../../../testing/reported-analytics'
import { reportedByCsv } from '../../../testing/reported-by-csv'
import { reportedByPdf, withoutUnits } from '../../../testing/reported-by-pdf'
import { reportedByXlsx } from '../../../testing/reported-by-xlsx'
import { analyticsReport } from './analytics-report'
import { analyticsFile } from './export-analytics'

const NAMES = { practice: 'Oakwood', location: null, clinician: null }
const MADE_AT = new Date('2026-11-17T14:00:00Z')

const anyName = fc.oneof(
  fc.constantFrom(...DIFFICULT_NAMES),
  fc.string({
    minLength: 1,
    unit: fc.constantFrom('a', 'Ł', '=', '+', '-', '@', '"', "'", ',', '<', '&', '\t', ' ', '€'),
  }),
)
const difficultName = fc.constantFrom(...DIFFICULT_NAMES)

describe('what is exported equals what was answered, to the cent', () => {
  it('as CSV, where what a spreadsheet would calculate has an apostrophe before it', async () => {
    await fc.assert(
      fc.asyncProperty(answersWith(anyName), async (answer) => {
        const file = await analyticsFile(answer, analyticsReport(answer, NAMES, MADE_AT), 'csv')
        expect(reportedByCsv(file)).toMatchObject(reportedByAnswer(answer, defused))
      }),
    )
  })

  it('as a workbook, cell by cell', async () => {
    await fc.assert(
      fc.asyncProperty(answersWith(anyName), async (answer) => {
        const file = await analyticsFile(answer, analyticsReport(answer, NAMES, MADE_AT), 'xlsx')
        expect(await reportedByXlsx(file)).toMatchObject(reportedByAnswer(answer))
      }),
      { numRuns: 40 },
    )
  })

  it('as a PDF, in the order of reading', async () => {
    await fc.assert(
      fc.asyncProperty(answersWith(difficultName), async (answer) => {
        const file = await analyticsFile(answer, analyticsReport(answer, NAMES, MADE_AT), 'pdf')
        expect(reportedByPdf(await readPdf(file))).toMatchObject(
          withoutUnits(reportedByAnswer(answer, onOneLine)),
        )
      }),
      { numRuns: 10 },
    )
  })
})

const defused = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
