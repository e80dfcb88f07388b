import { ChevronRight } from 'lucide'
import { Menu as AriaMenu, SubmenuTrigger } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { Popover } from '../Popover/Popover'
import { list } from '../Popover/Popover.css'
import { onward } from './Menu.css'
import type { MenuAction } from './menu-items'
import { MenuEntry } from './MenuEntry'

interface MenuLineProps<Id extends string> {
  item: MenuAction<Id>
  onAction: (id: unknown) => void
}

/** One action, or the way to a submenu of further ones. */
export function MenuLine<Id extends string>({ item, onAction }: MenuLineProps<Id>) {
  if (item.items === undefined) return <MenuEntry item={item} />
  return (
    <SubmenuTrigger>
      <MenuEntry item={item}>
        <Glyph of={ChevronRight} size="s" className={onward} />
      </MenuEntry>
      <Popover>
        <AriaMenu className={list} onAction={onAction}>
          {item.items.map((further) => (
            <MenuLine key={further.id} item={further} onAction={onAction} />
          ))}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  )
}
