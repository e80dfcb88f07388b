import { Checkbox } from '../../Checkbox/Checkbox'
import { Select } from '../../Select/Select'
import type { TableColumn } from '../table-column'
import { sortOptions, type TableSort } from '../table-sort'
import { cardTools } from './TableTools.css'

interface CardToolsProps {
  columns: readonly TableColumn<never>[]
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
  /** Left out where not all can be selected. */
  everyRow:
    { isSelected: boolean; isIndeterminate: boolean; onChange: (isSelected: boolean) => void } | undefined
}

/** Takes the header's place among cards: selects all of them, and orders them. */
export function CardTools({ columns, sort, onSortChange, everyRow }: CardToolsProps) {
  const orders = onSortChange === undefined ? [] : sortOptions(columns)
  if (orders.length === 0 && everyRow === undefined) return null
  const isNow = (one: TableSort) => one.columnId === sort?.columnId && one.direction === sort.direction
  return (
    <div className={cardTools}>
      {everyRow !== undefined && <Checkbox {...everyRow}>Select all</Checkbox>}
      {orders.length > 0 && (
        <Select
          label="Sort by"
          items={orders}
          selectedKey={orders.find(isNow)?.id ?? null}
          onSelectionChange={(key) => {
            const order = orders.find(({ id }) => id === key)
            if (order) onSortChange?.({ columnId: order.columnId, direction: order.direction })
          }}
        />
      )}
    </div>
  )
}
