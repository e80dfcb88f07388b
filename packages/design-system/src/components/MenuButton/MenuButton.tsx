import { ChevronDown } from 'lucide'
import { MenuTrigger } from 'react-aria-components'
import { Button, type ButtonProps } from '../Button/Button'
import { Glyph } from '../Icon/Glyph'
import type { MenuContent, MenuPlacement } from '../Menu/menu-items'
import { MenuPopover } from '../Menu/MenuPopover'

export type MenuButtonProps<Id extends string = string> = MenuContent<Id> &
  Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'isDisabled' | 'isPending'> & {
    /** The words on the button; its name. */
    label: string
    /** Where it opens, seen from the button; `bottom start` by default, or the other way for want of room. */
    placement?: MenuPlacement
  }

/** A button with words that opens several actions of equal weight. */
export function MenuButton<Id extends string>(props: MenuButtonProps<Id>) {
  const { label, placement = 'bottom start', items, sections, onAction, ...button } = props
  const content = (items ? { items, onAction } : { sections, onAction }) as MenuContent<Id>
  return (
    <MenuTrigger>
      <Button {...button}>
        {label}
        <Glyph of={ChevronDown} size="s" />
      </Button>
      <MenuPopover {...content} placement={placement} />
    </MenuTrigger>
  )
}
