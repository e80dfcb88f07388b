import { Ellipsis } from 'lucide'
import type { ReactNode } from 'react'
import { Button, MenuTrigger } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { trigger as triggerStyle } from './Menu.css'
import type { MenuContent } from './menu-items'
import { MenuPopover, type MenuPlacement } from './MenuPopover'

export type MenuProps<Id extends string = string> = MenuContent<Id> & {
  /** The name of what opens it: "Actions for invoice INV-1042". */
  label: string
  /** What is seen of it; three dots unless given. */
  trigger?: ReactNode
  /** Where it opens, seen from its button; `bottom end` unless said otherwise, or the other way for want of room. */
  placement?: MenuPlacement
  /** Keeps it from being opened and out of the Tab order; leave it out instead where it would never open. */
  isDisabled?: boolean
}

/** Several actions behind one small control; MenuButton where there is room for words. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { label, trigger, placement = 'bottom end', isDisabled = false, ...content } = props
  return (
    <MenuTrigger>
      <Button className={triggerStyle} aria-label={label} isDisabled={isDisabled}>
        {trigger ?? <Glyph of={Ellipsis} />}
      </Button>
      <MenuPopover {...(content as MenuContent<Id>)} placement={placement} />
    </MenuTrigger>
  )
}
