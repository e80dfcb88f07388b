import { feeLineKey, FeeScheduleLine } from '@oaklet/api/contract'
import { centsFromText } from '@oaklet/design-system'
import type { CsvFile } from '../../../shared/csv/read-csv'

/** What a column of a file can be called, in small letters without signs. */
const HEADINGS = {
  code: ['code', 'cpt', 'cpt code', 'hcpcs', 'procedure', 'procedure code', 'service', 'service code'],
  modifier: ['modifier', 'modifiers', 'mod'],
  credential: ['credential', 'credentials', 'license', 'licensure', 'provider type'],
  allowed: ['allowed', 'allowed amount', 'amount', 'fee', 'rate', 'contracted rate'],
} as const

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

const columnOf = (headings: readonly string[], names: readonly string[]): number =>
  headings.findIndex((heading) => names.includes(plain(heading)))

/** Whether a cell is the heading of a column of fees. */
export const isFeeHeading = (cell: string): boolean =>
  Object.values(HEADINGS).some((names) => columnOf([cell], names) === 0)

/** What has to be put right in a row of the file. */
export interface RowFinding {
  /** The line of the file, counted from 1. */
  line: number
  reasons: string[]
}

interface ReadFees {
  /** All rows, where nothing has to be put right; none otherwise. */
  lines: FeeScheduleLine[]
  /** What is wrong with the file as a whole; empty where nothing is. */
  flaw: string
  findings: RowFinding[]
}

/** The lines of a fee schedule in a file: all of them, or what has to be put right, row by row. */
export function feeLinesOf(
  { headings, rows, lines: numbers }: CsvFile,
  codes: ReadonlySet<string>,
): ReadFees {
  const column = {
    code: columnOf(headings, HEADINGS.code),
    modifier: columnOf(headings, HEADINGS.modifier),
    credential: columnOf(headings, HEADINGS.credential),
    allowed: columnOf(headings, HEADINGS.allowed),
  }
  if (column.code === -1 || column.allowed === -1) {
    const flaw = 'Call the columns code, modifier, credential and allowed; code and allowed have to be there.'
    return { lines: [], flaw, findings: [] }
  }
  const seen = new Map<string, number>()
  const read = rows.map((row, index) => {
    const line = numbers[index] ?? index + 2
    const cell = (at: number): string => (row[at] ?? '').trim()
    const amount = centsFromText(cell(column.allowed))
    const { data, error } = FeeScheduleLine.safeParse({
      code: cell(column.code),
      modifier: cell(column.modifier),
      credential: cell(column.credential),
      allowedCents: amount ?? 0,
    })
    const reasons = [
      ...(error?.issues.map(({ message }) => message) ?? []),
      ...amountReasons(amount, cell(column.allowed)),
      ...(data === undefined || codes.has(data.code) ? [] : [`${data.code} is not in your list of services`]),
    ]
    const key = data === undefined ? '' : feeLineKey(data)
    const first = seen.get(key)
    if (first !== undefined)
      reasons.push(`The same code, modifier and credential are in line ${first} already`)
    else if (key !== '') seen.set(key, line)
    return { line, data, reasons }
  })
  const findings = read
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ line, reasons }) => ({ line, reasons }))
  const lines = findings.length > 0 ? [] : read.flatMap(({ data }) => data ?? [])
  return { lines, flaw: '', findings }
}

function amountReasons(amount: number | null | undefined, text: string): string[] {
  if (amount === null) return ['Nothing is said to be allowed']
  return amount === undefined ? [`“${text}” is no amount. Write it like 120.50`] : []
}
