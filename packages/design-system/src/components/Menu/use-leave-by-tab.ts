import { use, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { PopoverContext, RootMenuTriggerStateContext, useSlottedContext } from 'react-aria-components'

/**
 * Tab closes the menu and goes on from its button, as in the W3C's pattern; React Aria keeps it inside.
 * Focus is put back before the browser moves it, so that Tab and Shift+Tab lead where they look like leading.
 */
export function useLeaveByTab(): void {
  const state = use(RootMenuTriggerStateContext)
  const trigger = useSlottedContext(PopoverContext)?.triggerRef
  useEffect(() => {
    if (state?.isOpen !== true) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
      event.stopPropagation()
      flushSync(() => state.close())
      if (trigger?.current instanceof HTMLElement) trigger.current.focus()
    }
    document.addEventListener('keydown', leave, true)
    return () => document.removeEventListener('keydown', leave, true)
  }, [state, trigger])
}
