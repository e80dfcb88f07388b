import { Check, Minus } from 'lucide'
import { mark } from '../../Checkbox/Checkbox.css'
import { Glyph } from '../../Icon/Glyph'
import { tableBox } from './TableBox.css'

interface TableBoxProps {
  label: string
  isSelected: boolean | 'mixed'
  /** Names the row after the label, by the ids of both. */
  id?: string
  labelledBy?: string
}

/** Selects the row, or every row, that it stands in; the table knows the keys and the pointer. */
export const TableBox = ({ label, isSelected, id, labelledBy }: TableBoxProps) => (
  <span
    role="checkbox"
    id={id}
    aria-label={label}
    aria-labelledby={labelledBy}
    aria-checked={isSelected}
    tabIndex={-1}
    className={tableBox}
    {...(isSelected === true && { 'data-selected': true })}
    {...(isSelected === 'mixed' && { 'data-indeterminate': true })}
  >
    <span className={mark} aria-hidden="true">
      {isSelected === true && <Glyph of={Check} size="s" weight="bold" />}
      {isSelected === 'mixed' && <Glyph of={Minus} size="s" weight="bold" />}
    </span>
  </span>
)
