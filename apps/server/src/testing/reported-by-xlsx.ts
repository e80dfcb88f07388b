import readExcelFile, { type CellValue } from 'read-excel-file/node'
import type { ReportedAmount, ReportedAnalytics } from './reported-analytics'

/** Reads the sheets of a workbook, cell by cell; `about` is its description. */
export async function reportedByXlsx(
  bytes: Uint8Array,
): Promise<ReportedAnalytics & { about: Record<string, string>; sheets: string[] }> {
  const sheets = await readExcelFile(Buffer.from(bytes), { trim: false })
  const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data.slice(1) ?? []
  return {
    sheets: sheets.map(({ sheet }) => sheet),
    about: Object.fromEntries(rowsOf('About').map(([name, words]) => [textOf(name), textOf(words)])),
    figures: rowsOf('Figures').map(([label, value, previous, unit, definition]) => ({
      ...{ label: textOf(label), definition: textOf(definition), unit: textOf(unit) },
      ...{ value: amountOf(value, textOf(unit)), previous: amountOf(previous, textOf(unit)) },
    })),
    breakdowns: rowsOf('Breakdowns').map(([label, dimension, part, value, previous, unit, definition]) => ({
      ...{ label: textOf(label), dimension: textOf(dimension), definition: textOf(definition) },
      ...{ part: textOf(part), unit: textOf(unit) },
      ...{ value: amountOf(value, textOf(unit)), previous: amountOf(previous, textOf(unit)) },
    })),
    series: sheets
      .filter(({ sheet }) => sheet.startsWith('Series by '))
      .flatMap(({ sheet, data }) => seriesOf(sheet.replace('Series by ', ''), data)),
  }
}

type Cell = CellValue | null | undefined

function seriesOf(step: string, [head = [], ...rows]: Cell[][]): ReportedAnalytics['series'] {
  return head.slice(1).flatMap((heading, index) => {
    const [, label = '', unit = ''] = /^(.*) \((\w+)\)$/s.exec(textOf(heading)) ?? []
    return rows.map(([day, ...values]) => ({
      ...{ label, step, unit, date: dateOf(day), value: amountOf(values[index], unit) },
    }))
  })
}

/** Throws for a cell of another type. */
function textOf(cell: Cell): string {
  if (typeof cell !== 'string') throw new TypeError(`No text: ${String(cell)}`)
  return cell
}

function dateOf(cell: Cell): string {
  if (!(cell instanceof Date)) throw new TypeError(`No date: ${String(cell)}`)
  return cell.toISOString().slice(0, 10)
}

/** Money is in whole units, and a percentage is a share of one. */
function amountOf(cell: Cell, unit: string): ReportedAmount {
  if (cell === null || cell === undefined || cell === 'Withheld') return cell ?? null
  if (typeof cell !== 'number') throw new TypeError(`No number: ${String(cell)}`)
  if (unit === 'percent') return Math.round(cell * 1000) / 10
  return /^[A-Z]{3}$/.test(unit) ? Math.round(cell * 100) : cell
}
