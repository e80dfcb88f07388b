import { Header, Menu as AriaMenu, MenuItem, MenuSection, Text } from 'react-aria-components'
import { Popover } from '../Popover/Popover'
import { list, option, optionDescription, optionWords } from '../Popover/Popover.css'
import { danger, itemIcon, section, sectionHeader, sectionNote } from './Menu.css'
import { sectionsOf, type MenuAction, type MenuContent, type MenuGroup } from './menu-items'

export const MENU_PLACEMENTS = ['bottom start', 'bottom end', 'top start', 'top end'] as const
export type MenuPlacement = (typeof MENU_PLACEMENTS)[number]

type MenuPopoverProps<Id extends string> = MenuContent<Id> & { placement: MenuPlacement }

/** The actions of Menu and MenuButton. */
export function MenuPopover<Id extends string>({ placement, ...content }: MenuPopoverProps<Id>) {
  const sections = sectionsOf(content as MenuContent<Id>)
  const act = (id: string | number) => {
    const item = sections.flatMap(({ items }) => items).find((candidate) => candidate.id === id)
    if (item) content.onAction(item.id)
  }
  return (
    <Popover placement={placement}>
      <AriaMenu className={list} onAction={act}>
        {sections.length === 1 && sections[0]?.label === undefined
          ? sections[0]?.items.map((item) => <MenuLine key={item.id} item={item} />)
          : sections.map((group) => <MenuPart key={group.id} group={group} />)}
      </AriaMenu>
    </Popover>
  )
}

function MenuPart({ group }: { group: MenuGroup }) {
  return (
    <MenuSection
      id={group.id}
      className={section}
      {...(group.label === undefined && { 'aria-label': group.id })}
    >
      {group.label !== undefined && (
        <Header className={sectionHeader}>
          {group.label}
          {group.description !== undefined && <span className={sectionNote}>{group.description}</span>}
        </Header>
      )}
      {group.items.map((item) => (
        <MenuLine key={item.id} item={item} />
      ))}
    </MenuSection>
  )
}

function MenuLine({ item }: { item: MenuAction }) {
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      className={item.tone === 'danger' ? `${option} ${danger}` : option}
      {...(item.href !== undefined && { href: item.href })}
    >
      {item.icon !== undefined && (
        <span className={itemIcon} aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className={optionWords}>
        <Text slot="label">{item.label}</Text>
        {item.description !== undefined && (
          <Text slot="description" className={optionDescription}>
            {item.description}
          </Text>
        )}
      </span>
    </MenuItem>
  )
}
