import type { ReactNode } from 'react'
import { Header, MenuSection } from 'react-aria-components'
import { section as sectionStyle, sectionHeader, sectionNote } from './Menu.css'
import type { MenuChoices, MenuGroup, MenuSectionContent } from './menu-items'
import { MenuEntry } from './MenuEntry'
import { MenuLine } from './MenuLine'

interface MenuPartProps<Id extends string> {
  section: MenuSectionContent<Id>
  onAction: (id: unknown) => void
}

/** One section: actions, or things to tick. */
export function MenuPart<Id extends string>({ section, onAction }: MenuPartProps<Id>) {
  return section.selectionMode === undefined ? (
    <MenuSection
      id={section.id}
      className={sectionStyle}
      {...(section.label === undefined && { 'aria-label': section.id })}
    >
      <PartHeader section={section} />
      {section.items.map((item) => (
        <MenuLine key={item.id} item={item} onAction={onAction} />
      ))}
    </MenuSection>
  ) : (
    <MenuSection id={section.id} className={sectionStyle} {...selectionOf(section)}>
      <PartHeader section={section} />
      {section.items.map((item) => (
        <MenuEntry key={item.id} item={item} isChoice />
      ))}
    </MenuSection>
  )
}

const selectionOf = <Id extends string>({ items, ...section }: MenuChoices<Id>) => ({
  selectionMode: section.selectionMode,
  selectedKeys: section.selectedKeys,
  disallowEmptySelection: section.selectionMode === 'single',
  onSelectionChange: (keys: 'all' | Set<string | number>) =>
    section.onSelectionChange(items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id))),
})

function PartHeader({ section }: { section: Pick<MenuGroup, 'label' | 'description'> }): ReactNode {
  if (section.label === undefined) return null
  return (
    <Header className={sectionHeader}>
      {section.label}
      {section.description !== undefined && <span className={sectionNote}>{section.description}</span>}
    </Header>
  )
}
