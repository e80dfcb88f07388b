import { Cell, Row as AriaRow } from 'react-aria-components'
import type { ReactNode } from 'react'
import { Menu } from '../Menu/Menu'
import type { MenuContent } from '../Menu/menu-items'
import { SelectionBox } from './SelectionBox'
import { cell, cellLabel, row as rowStyle } from './Table.css'
import { namesRows, type TableColumn } from './table-column'

interface TableRowProps<Row> {
  row: Row
  id: string
  /** What the row is called where words are needed: its menu, typing to reach it. */
  name: string | undefined
  columns: readonly TableColumn<Row>[]
  cards: 'yes' | 'no'
  href: string | undefined
  isPressable: boolean
  hasSelection: boolean
  actions: MenuContent | undefined
}

/** One row; among cards, each cell brings its label. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, name, columns, cards, href, isPressable, hasSelection, actions } = props
  return (
    <AriaRow
      id={id}
      className={rowStyle({ cards })}
      {...(name !== undefined && { textValue: name })}
      {...(href !== undefined && { href })}
      {...(isPressable && { 'data-pressable': true })}
    >
      {hasSelection && (
        <Cell className={cell({ cards, kind: 'selection' })}>
          {cards === 'yes' && <CellLabel>Select</CellLabel>}
          <SelectionBox />
        </Cell>
      )}
      {columns.map((one) => {
        const content = one.cell(row)
        const isRowHeader = namesRows(columns, one)
        const text = isRowHeader && name !== undefined ? name : wordsOf(content)
        return (
          <Cell
            key={one.id}
            {...(text !== undefined && { textValue: text })}
            className={cell({ cards, align: one.align ?? 'start', isRowHeader: isRowHeader ? 'yes' : 'no' })}
          >
            {cards === 'yes' && <CellLabel>{one.header}</CellLabel>}
            {content}
          </Cell>
        )
      })}
      {actions !== undefined && (
        <Cell className={cell({ cards, kind: 'actions' })}>
          {cards === 'yes' && <CellLabel>Actions</CellLabel>}
          <Menu {...actions} label={`Actions for ${name ?? nameIn(columns, row) ?? id}`} />
        </Cell>
      )}
    </AriaRow>
  )
}

const CellLabel = ({ children }: { children: ReactNode }) => (
  <span className={cellLabel} aria-hidden="true">
    {children}
  </span>
)

const wordsOf = (content: ReactNode): string | undefined =>
  typeof content === 'string' || typeof content === 'number' ? String(content) : undefined

function nameIn<Row>(columns: readonly TableColumn<Row>[], row: Row): string | undefined {
  const naming = columns.find((one) => namesRows(columns, one))
  return naming && wordsOf(naming.cell(row))
}
