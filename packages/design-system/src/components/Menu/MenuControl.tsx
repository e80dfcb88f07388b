import { useRef } from 'react'
import { Button, MenuTrigger, RootMenuTriggerStateContext } from 'react-aria-components'
import type { MenuProps } from './menu-props'
import { trigger as triggerStyle } from './Menu.css'
import { MenuPopover } from './MenuPopover'
import { OpenOnLoad } from '../../lazy/OpenOnLoad'
import type { Opening } from '../../lazy/use-opener'

/** A Menu's button and what it opens. */
export function MenuControl({ opening, ...props }: MenuProps & { opening: Opening | null }) {
  const { label, trigger, placement = 'bottom end', isDisabled = false, ...content } = props
  const ref = useRef<HTMLButtonElement>(null)
  return (
    <MenuTrigger>
      <OpenOnLoad context={RootMenuTriggerStateContext} button={ref} opening={opening} />
      <Button ref={ref} className={triggerStyle} aria-label={label} isDisabled={isDisabled}>
        {trigger}
      </Button>
      <MenuPopover {...content} placement={placement} />
    </MenuTrigger>
  )
}
