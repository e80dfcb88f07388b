import { createContext, use, useEffect, useId } from 'react'

/** The state of a navigation that follows on saving, or on the answer to the question: nothing is asked. */
export const WITHOUT_ASKING = { isUnasked: true } as const

/** Takes who has words that are not saved, and who no longer has. */
export const UnsavedContext = createContext<(owner: string, isUnsaved: boolean) => void>(() => undefined)

/** Has the application ask before the screen is left, as long as something typed here is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const owner = useId()
  const note = use(UnsavedContext)
  useEffect(() => {
    note(owner, isUnsaved)
    return () => note(owner, false)
  }, [note, owner, isUnsaved])
}
