import { lazyPart, useLazyPart } from '../../lazy/lazy-part'
import { selectionBox } from './SelectionBox.css'

const checkbox = lazyPart(async () => (await import('./SelectionCheckbox')).SelectionCheckbox)

/** Selects the row that it stands in; most lists select nothing, and don't load it. */
export const SelectionBox = () =>
  useLazyPart(checkbox, true) ? <checkbox.Part /> : <span className={selectionBox} />
