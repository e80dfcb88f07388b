import { later, useLater } from '../../later/later'
import { selectionBox } from './SelectionBox.css'

const checkbox = later(async () => (await import('./SelectionCheckbox')).SelectionCheckbox)

/** Selects the row that it stands in; most lists select nothing, and don't load it. */
export const SelectionBox = () =>
  useLater(checkbox, true) ? <checkbox.Part /> : <span className={selectionBox} />
