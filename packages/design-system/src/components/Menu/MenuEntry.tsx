import { Check } from 'lucide'
import { createElement, type ReactNode } from 'react'
import { MenuItem, Text, type MenuItemProps } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { option, optionDescription, optionWords } from '../Popover/Popover.css'
import { danger, entry, itemIcon, tick } from './Menu.css'
import type { MenuAction } from './menu-items'
import { Shortcut } from './Shortcut'

interface MenuEntryProps {
  item: MenuAction
  /** Ticked or not, with room for the tick in either case. */
  isChoice?: boolean
  /** What stands at the end. */
  children?: ReactNode
}

/** What is seen and said of one line of a menu. */
export function MenuEntry({ item, isChoice = false, children }: MenuEntryProps) {
  const tone = item.tone === 'danger' ? danger : ''
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      className={`${option} ${entry} ${tone}`}
      {...(item.href !== undefined && { href: item.href })}
      {...(item.shortcut !== undefined && { render: withShortcut(item.shortcut) })}
    >
      {({ isSelected }) => (
        <>
          {isChoice && (
            <span className={tick}>{isSelected && <Glyph of={Check} size="s" weight="bold" />}</span>
          )}
          {item.icon !== undefined && (
            <span className={itemIcon} aria-hidden="true">
              {item.icon}
            </span>
          )}
          <Text slot="label" className={optionWords}>
            <span>{item.label}</span>
            {item.description !== undefined && (
              <>
                {/* In the name, since all that is seen of a line has to be said of it. */}{' '}
                <span className={optionDescription}>{item.description}</span>
              </>
            )}
          </Text>
          {item.shortcut !== undefined && <Shortcut keys={item.shortcut} />}
          {children}
        </>
      )}
    </MenuItem>
  )
}

/** React Aria lets no `aria-keyshortcuts` through by itself. */
function withShortcut(shortcut: string): NonNullable<MenuItemProps['render']> {
  return function renderLine(props) {
    return createElement('href' in props ? 'a' : 'div', { ...props, 'aria-keyshortcuts': shortcut })
  }
}
