import { use, useEffect } from 'react'
import {
  Menu as AriaMenu,
  PopoverContext,
  RootMenuTriggerStateContext,
  useSlottedContext,
} from 'react-aria-components'
import { flushSync } from 'react-dom'
import { Popover } from '../Popover/Popover'
import { list } from '../Popover/Popover.css'
import {
  findAction,
  sectionsOf,
  type MenuContent,
  type MenuPlacement,
  type MenuSectionContent,
} from './menu-items'
import { MenuLine } from './MenuLine'
import { MenuPart } from './MenuPart'

type MenuPopoverProps<Id extends string> = MenuContent<Id> & { placement: MenuPlacement }

/** The actions of Menu and MenuButton. */
export function MenuPopover<Id extends string>({ placement, ...content }: MenuPopoverProps<Id>) {
  const leave = useLeave()
  useLeaveByTab(leave)
  const sections = sectionsOf(content as MenuContent<Id>)
  const actions = plainActions(sections)
  const act = (id: unknown) => {
    const action = findAction(sections, id)
    if (!action) return
    // A dialog that the action opens gives the focus back to what had it: the button, as the line will be gone.
    leave()
    content.onAction?.(action.id)
  }
  return (
    <Popover placement={placement}>
      <AriaMenu className={list} onAction={act}>
        {actions !== undefined
          ? actions.map((item) => <MenuLine key={item.id} item={item} onAction={act} />)
          : sections.map((section) => <MenuPart key={section.id} section={section} onAction={act} />)}
      </AriaMenu>
    </Popover>
  )
}

/** The actions of the only section where that has neither a name nor ticks, so that it needs no group. */
function plainActions<Id extends string>([only, ...others]: readonly MenuSectionContent<Id>[]) {
  if (only === undefined || others.length > 0 || only.selectionMode !== undefined) return undefined
  return only.label === undefined ? only.items : undefined
}

/** Closes the menu at once, and gives the focus back to its button. */
function useLeave(): () => void {
  const state = use(RootMenuTriggerStateContext)
  const trigger = useSlottedContext(PopoverContext)?.triggerRef
  return () => {
    flushSync(() => state?.close())
    if (trigger?.current instanceof HTMLElement) trigger.current.focus()
  }
}

/**
 * Makes Tab close the menu and continue from its button, as in the W3C's pattern; React Aria would trap it. The focus
 * returns to the button before the browser moves it, so that Tab and Shift+Tab lead to the button's neighbours.
 */
function useLeaveByTab(leave: () => void): void {
  const state = use(RootMenuTriggerStateContext)
  useEffect(() => {
    if (state?.isOpen !== true) return
    const leaveByTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
      event.stopPropagation()
      leave()
    }
    document.addEventListener('keydown', leaveByTab, true)
    return () => document.removeEventListener('keydown', leaveByTab, true)
  }, [state, leave])
}
