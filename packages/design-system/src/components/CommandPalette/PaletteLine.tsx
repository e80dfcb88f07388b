import { createElement } from 'react'
import { ListBoxItem, Text, type ListBoxItemProps } from 'react-aria-components'
import { Shortcut } from '../Menu/Shortcut'
import { option, optionDescription, optionWords } from '../Popover/Popover.css'
import { itemIcon } from './CommandPalette.css'
import type { PaletteItem } from './palette-content'

interface PaletteLineProps {
  item: PaletteItem
  onAction: () => void
}

/** One line of the list. Its hint is part of its name, because it distinguishes lines with the same label. */
export function PaletteLine({ item, onAction }: PaletteLineProps) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.label}
      className={option}
      onAction={onAction}
      {...(item.shortcut !== undefined && { render: withShortcut(item.shortcut) })}
    >
      {item.icon !== undefined && (
        <span className={itemIcon} aria-hidden="true">
          {item.icon}
        </span>
      )}
      <Text slot="label" className={optionWords}>
        <span>{item.label}</span>
        {item.hint !== undefined && (
          <>
            {' '}
            <span className={optionDescription}>{item.hint}</span>
          </>
        )}
      </Text>
      {item.shortcut !== undefined && <Shortcut keys={item.shortcut} />}
    </ListBoxItem>
  )
}

/** React Aria lets no `aria-keyshortcuts` through by itself. */
function withShortcut(shortcut: string): NonNullable<ListBoxItemProps['render']> {
  return function renderLine(props) {
    return createElement('href' in props ? 'a' : 'div', { ...props, 'aria-keyshortcuts': shortcut })
  }
}
