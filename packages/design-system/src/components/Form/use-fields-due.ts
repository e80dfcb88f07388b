import { use, useDeferredValue } from 'react'
import { InDialogContext } from '../Dialog/dialog-context'

/**
 * False for the first paint of a form in a Dialog. Pressing what opens it is answered by the dialog at once, however
 * many fields there are; and a screen reader meets the dialog before the field in it that takes the focus.
 */
export function useFieldsDue(): boolean {
  const isInDialog = use(InDialogContext)
  return useDeferredValue(true, !isInDialog)
}
