import { useState } from 'react'
import { later } from '../../later/later'
import { ComboBoxStandIn } from './ComboBoxStandIn'
import type { ComboBoxProps } from './combo-box-props'
import { useComboChoice } from './use-combo-choice'
import { useComboOpener } from './use-combo-opener'

export { COMBO_BOX_FILTERS, type ComboBoxProps } from './combo-box-props'

const comboBoxControl = later(async () => (await import('./ComboBoxControl')).ComboBoxControl)

/** One answer found by typing, from a list at hand or from the server. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const known = props as unknown as ComboBoxProps
  const { onInputChange, onSelectionChange, autoFocus = false, ...face } = known
  const choice = useComboChoice({ ...face, onInputChange, onSelectionChange })
  const { isHere, opening, standIn } = useComboOpener(comboBoxControl, choice)
  const [isFirst] = useState(isHere)
  if (!isHere) return <ComboBoxStandIn {...face} autoFocus={autoFocus} standIn={standIn} />
  // What stood in has had the focus that was due at first.
  return <comboBoxControl.Part {...face} autoFocus={autoFocus && isFirst} choice={choice} opening={opening} />
}
