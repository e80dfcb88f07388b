import { readCsv } from './read-csv'
import type { ReportedAmount, ReportedAnalytics } from './reported-analytics'

/** Reads the table of an export; `about` is its description. */
export function reportedByCsv(bytes: Uint8Array): ReportedAnalytics & { about: Record<string, string> } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)
  const [head = [], ...lines] = readCsv(text)
  const rows = lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
  const of = (section: string) => rows.filter((row) => row['Section'] === section).map(rowOf)
  return {
    about: Object.fromEntries(of('About').map(({ label, words }) => [label, words])),
    figures: of('Figures').map(({ label, definition, unit, value, previous }) => ({
      ...{ label, definition, unit, value, previous },
    })),
    breakdowns: of('Breakdowns').map(({ label, by, part, definition, unit, value, previous }) => ({
      ...{ label, dimension: by, definition, unit, part, value, previous },
    })),
    series: of('Series').map(({ label, by, part, unit, value }) => ({
      ...{ label, step: by.toLowerCase(), unit, date: part, value },
    })),
  }
}

function rowOf(row: Record<string, string>) {
  const cell = (name: string) => row[name] ?? ''
  const unit = cell('Unit')
  return {
    label: cell('Name'),
    by: cell('By'),
    part: cell('Part'),
    definition: cell('Definition'),
    words: cell('Value'),
    unit,
    value: amountOf(cell('Value'), unit),
    previous: amountOf(cell('Before'), unit),
  }
}

/** Money is in whole units, with a point before its cents. */
function amountOf(text: string, unit: string): ReportedAmount {
  if (text === '' || text === 'Withheld') return text === '' ? null : text
  return /^[A-Z]{3}$/.test(unit) ? Math.round(Number(text) * 100) : Number(text)
}
