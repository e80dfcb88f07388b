import type { ReactNode } from 'react'
import {
  amount,
  body,
  cell,
  cellLabel,
  columnHeader,
  day,
  equalColumns,
  head,
  line,
  lines,
} from './PaperTable.css'

/** A column of a document’s lines; the first one names its row. */
export interface PaperColumn<Line> {
  header: string
  isAmount?: boolean
  content: (line: Line) => ReactNode
}

interface PaperTableProps<Line> {
  /** Names the table. */
  label: string
  columns: readonly PaperColumn<Line>[]
  lines: readonly Line[]
  /** All columns have the same width, so that tables below one another are aligned. */
  hasEqualColumns?: boolean
}

/** As cards, rows and cells are drawn as boxes, which takes from them what a table's parts are by themselves. */
const [TABLE, ROW_GROUP, ROW, COLUMN_HEADER, ROW_HEADER, CELL] = (
  ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] as const
).map((role) => ({ role }))

/** The lines of a document, each a row; on a narrow screen each is a card. */
export function PaperTable<Line>({
  label,
  columns,
  lines: rows,
  hasEqualColumns = false,
}: PaperTableProps<Line>) {
  return (
    <table {...TABLE} aria-label={label} className={hasEqualColumns ? `${lines} ${equalColumns}` : lines}>
      <thead {...ROW_GROUP} className={head}>
        <tr {...ROW}>
          {columns.map(({ header, isAmount }) => (
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
      <tbody {...ROW_GROUP} className={body}>
        {rows.map((row, index) => (
          // Two lines may say the same, and the order of a document never changes.
          <tr key={index} {...ROW} className={line}>
            {columns.map(({ header, isAmount, content }, column) => {
              const filled = (
                <>
                  <span className={cellLabel} aria-hidden="true">
                    {header}
                  </span>
                  <span>{content(row)}</span>
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
