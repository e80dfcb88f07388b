import { Check } from 'lucide'
import { memo, type ReactNode } from 'react'
import { mark } from '../Checkbox/Checkbox.css'
import { Glyph } from '../Icon/Glyph'
import { namesRows } from '../Table/table-column'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { bone, box, cell, row as rowStyle, words } from './VirtualGrid.css'
import type { VirtualGridColumn } from './virtual-grid-props'

interface VirtualGridRowProps<Row> {
  index: number
  /** Nothing while it is loading. */
  row: Row | undefined
  name: string
  columns: readonly VirtualGridColumn<Row>[]
  height: number
  /** Undefined where nothing can be selected. */
  isSelected: boolean | undefined
  isPressable: boolean
  /** The column that the keyboard is in, if it is in this row. */
  stop: number | undefined
}

function PlainRow<Row>(props: VirtualGridRowProps<Row>) {
  const { index, row, name, columns, height, isSelected, isPressable, stop } = props
  const offset = isSelected === undefined ? 0 : 1
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={rowStyle}
      style={{ insetBlockStart: index * height, blockSize: height }}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
      {...(row === undefined && { 'aria-busy': true })}
      {...(isPressable && { 'data-pressable': true })}
    >
      {isSelected !== undefined && (
        <div
          role="gridcell"
          aria-colindex={1}
          className={cell({ kind: 'box' })}
          data-row={index}
          data-column={0}
        >
          <RowBox stop={`${index}:0`} isStop={stop === 0} name={`Select ${name}`} isSelected={isSelected} />
        </div>
      )}
      {columns.map((one, at) => {
        const column = at + offset
        const isNaming = namesRows(columns, one)
        return (
          <div
            key={one.id}
            role={isNaming ? 'rowheader' : 'gridcell'}
            aria-colindex={column + 1}
            tabIndex={stop === column ? 0 : -1}
            data-row={index}
            data-column={column}
            data-stop={`${index}:${column}`}
            className={cell({ kind: isNaming ? 'naming' : 'fact', align: one.align ?? 'start' })}
          >
            {row === undefined ? (
              <Coming name={isNaming ? name : undefined} />
            ) : (
              <Words>{one.cell(row)}</Words>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** One row; it is drawn again only when something of it changes, not when others scroll by. */
export const VirtualGridRow = memo(PlainRow) as typeof PlainRow

interface RowBoxProps {
  stop: string
  isStop: boolean
  name: string
  isSelected: boolean | 'mixed'
  children?: ReactNode
}

/** A box that is ticked by the grid, which knows the keys and the pointer. */
export const RowBox = ({ stop, isStop, name, isSelected, children }: RowBoxProps) => (
  <div
    role="checkbox"
    aria-label={name}
    aria-checked={isSelected}
    tabIndex={isStop ? 0 : -1}
    data-stop={stop}
    className={box}
    {...(isSelected === true && { 'data-selected': true })}
    {...(isSelected === 'mixed' && { 'data-indeterminate': true })}
  >
    <span className={mark}>
      {children ?? (isSelected === true && <Glyph of={Check} size="s" weight="bold" />)}
    </span>
  </div>
)

const Words = ({ children }: { children: ReactNode }) => <span className={words}>{children}</span>

const Coming = ({ name }: { name: string | undefined }) => (
  <>
    {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
    <span className={bone} aria-hidden="true" />
  </>
)
