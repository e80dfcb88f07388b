import { memo, type ReactNode, useId } from 'react'
import { Menu } from '../../Menu/Menu'
import { rowNameOf } from './row-name'
import { cell, cellLabel, row as rowStyle } from '../Table.css'
import { namesRows } from '../table-column'
import type { TableProps } from '../table-props'
import { TableBox } from './TableBox'

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowName' | 'rowActions'> {
  row: Row
  id: string
  cards: 'yes' | 'no'
  isPressable: boolean
  /** Undefined where nothing can be selected. */
  isSelected: boolean | undefined
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, id, columns, rowName, rowActions, cards, isPressable, isSelected } = props
  const ownId = useId()
  const nameId = `${ownId}name`
  const boxId = `${ownId}box`
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row=""
      aria-labelledby={nameId}
      className={rowStyle({ cards })}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
      {...(isSelected === true && { 'data-selected': true })}
      {...((isPressable || isSelected !== undefined) && { 'data-pressable': true })}
    >
      {isSelected !== undefined && (
        <td role="gridcell" tabIndex={-1} className={cell({ cards, kind: 'selection' })}>
          {cards === 'yes' && <CellLabel>Select</CellLabel>}
          <TableBox label="Select" id={boxId} labelledBy={`${boxId} ${nameId}`} isSelected={isSelected} />
        </td>
      )}
      {columns.map((one) => {
        const isNaming = namesRows(columns, one)
        return (
          <td
            key={one.id}
            role={isNaming ? 'rowheader' : 'gridcell'}
            tabIndex={-1}
            className={cell({ cards, align: one.align ?? 'start', isRowHeader: isNaming ? 'yes' : 'no' })}
            {...(isNaming && { id: nameId })}
          >
            {cards === 'yes' && <CellLabel>{one.header}</CellLabel>}
            {one.cell(row)}
          </td>
        )
      })}
      {rowActions !== undefined && (
        <td role="gridcell" tabIndex={-1} className={cell({ cards, kind: 'actions' })}>
          {cards === 'yes' && <CellLabel>Actions</CellLabel>}
          <Menu {...rowActions(row)} label={`Actions for ${rowNameOf(columns, row, rowName) ?? id}`} />
        </td>
      )}
    </tr>
  )
}

/** One row; among cards, each cell brings its label. It is drawn again only when something of it changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow

const CellLabel = ({ children }: { children: ReactNode }) => (
  <span className={cellLabel} aria-hidden="true">
    {children}
  </span>
)
