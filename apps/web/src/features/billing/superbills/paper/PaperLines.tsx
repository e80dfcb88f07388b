import type { SuperbillLine } from '@oaklet/api/contract'
import { MoneyText, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { formatMediumDate } from '../../../../shared/format-date'
import { placeWords } from '../superbill-words'
import {
  amount,
  cell,
  cellLabel,
  columnHeader,
  day,
  head,
  line as lineStyle,
  lines as linesStyle,
} from './PaperLines.css'

interface PaperLinesProps {
  /** Names the table. */
  label: string
  lines: readonly SuperbillLine[]
  currency: string
}

/** As cards, rows and cells are drawn as boxes, which takes from them what a table's parts are by themselves. */
const [TABLE, ROW_GROUP, ROW, COLUMN_HEADER, ROW_HEADER, CELL] = (
  ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] as const
).map((role) => ({ role }))

/** The sessions of a superbill, one service to a row; on a narrow screen each is a card. */
export function PaperLines({ label, lines, currency }: PaperLinesProps) {
  return (
    <table {...TABLE} aria-label={label} className={linesStyle}>
      <thead {...ROW_GROUP} className={head}>
        <tr {...ROW}>
          {COLUMNS.map(({ header, isAmount }) => (
            <th
              key={header}
              scope="col"
              {...COLUMN_HEADER}
              className={isAmount ? `${columnHeader} ${amount}` : columnHeader}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROW_GROUP}>
        {lines.map((line, index) => (
          // One service may stand twice in one session, and the order of a document never changes.
          <tr key={index} {...ROW} className={lineStyle}>
            {COLUMNS.map(({ header, isAmount, content }, column) => {
              const filled = (
                <>
                  <span className={cellLabel} aria-hidden="true">
                    {header}
                  </span>
                  <span>{content(line, currency)}</span>
                </>
              )
              return column === 0 ? (
                <th key={header} scope="row" {...ROW_HEADER} className={`${cell} ${day}`}>
                  {filled}
                </th>
              ) : (
                <td key={header} {...CELL} className={isAmount ? `${cell} ${amount}` : cell}>
                  {filled}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PaperColumn {
  header: string
  isAmount?: boolean
  content: (line: SuperbillLine, currency: string) => ReactNode
}

const COLUMNS: readonly PaperColumn[] = [
  { header: 'Date', content: ({ date }) => formatMediumDate(date) },
  { header: 'Service', content: (line) => <Service line={line} /> },
  { header: 'Place of service', content: ({ placeOfService }) => placeWords(placeOfService) },
  { header: 'Diagnoses', content: ({ diagnoses }) => codesWords(diagnoses) },
  { header: 'Units', isAmount: true, content: ({ units }) => units },
  {
    header: 'Charged',
    isAmount: true,
    content: ({ chargedCents }, currency) => <MoneyText cents={chargedCents} currency={currency} />,
  },
  {
    header: 'Paid',
    isAmount: true,
    content: ({ paidCents }, currency) => <MoneyText cents={paidCents} currency={currency} />,
  },
]

const Service = ({ line: { code, modifiers, label } }: { line: SuperbillLine }) => (
  <>
    {[code || 'No code', ...modifiers].join(' ')}
    <Text as="div" tone="quiet" size="s">
      {label}
    </Text>
  </>
)

function codesWords(diagnoses: readonly string[] | null): string {
  if (diagnoses === null) return 'Hidden'
  return diagnoses.length === 0 ? 'None' : diagnoses.join(', ')
}
