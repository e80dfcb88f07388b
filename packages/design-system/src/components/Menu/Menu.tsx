import { Ellipsis } from 'lucide'
import { Button } from 'react-aria-components'
import { lazyPart } from '../../lazy/lazy-part'
import { Glyph } from '../Icon/Glyph'
import { trigger as triggerStyle } from './Menu.css'
import { useOpener } from '../../lazy/use-opener'
import type { MenuProps } from './menu-props'

export type { MenuProps } from './menu-props'

const menuControl = lazyPart(async () => (await import('./MenuControl')).MenuControl)

/** Several actions behind one small control; MenuButton where there is room for words. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { label, trigger = <Glyph of={Ellipsis} />, isDisabled = false } = props
  const { isLoaded, opening, standIn } = useOpener(menuControl)
  if (isLoaded)
    return <menuControl.Part {...(props as unknown as MenuProps)} trigger={trigger} opening={opening} />
  return (
    <Button
      {...standIn}
      aria-haspopup="true"
      className={triggerStyle}
      aria-label={label}
      isDisabled={isDisabled}
    >
      {trigger}
    </Button>
  )
}
