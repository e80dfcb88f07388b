import { createContext, use, useEffect, useId } from 'react'

/** The state of a navigation that follows on saving: nothing typed is lost, so nothing is asked. */
export const AFTER_SAVING = { isSaved: true } as const

/** Takes who has words that are not saved, and who no longer has. */
export const UnsavedContext = createContext<(owner: string, isUnsaved: boolean) => void>(() => undefined)

/** Has the screen ask before it is left, as long as something typed here is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const owner = useId()
  const note = use(UnsavedContext)
  useEffect(() => {
    note(owner, isUnsaved)
    return () => note(owner, false)
  }, [note, owner, isUnsaved])
}
