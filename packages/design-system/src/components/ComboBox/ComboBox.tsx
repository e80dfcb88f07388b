import { useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part'
import { ComboBoxStandIn } from './ComboBoxStandIn'
import type { ComboBoxProps } from './combo-box-props'
import { useComboChoice } from './use-combo-choice'
import { useComboOpener } from './use-combo-opener'

export { COMBO_BOX_FILTERS, type ComboBoxProps } from './combo-box-props'

const comboBoxControl = lazyPart(async () => (await import('./ComboBoxControl')).ComboBoxControl)

/** One answer found by typing, from a list at hand or from the server. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const known = props as unknown as ComboBoxProps
  const { onInputChange, onSelectionChange, autoFocus = false, ...face } = known
  const choice = useComboChoice({ ...face, onInputChange, onSelectionChange })
  const { isLoaded, opening, standIn } = useComboOpener(comboBoxControl, choice)
  const [isFirst] = useState(isLoaded)
  if (!isLoaded) return <ComboBoxStandIn {...face} autoFocus={autoFocus} standIn={standIn} />
  // The stand-in has already used `autoFocus`.
  return <comboBoxControl.Part {...face} autoFocus={autoFocus && isFirst} choice={choice} opening={opening} />
}
