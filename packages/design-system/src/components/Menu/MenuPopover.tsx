import { Menu as AriaMenu } from 'react-aria-components'
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
import { useLeaveByTab } from './use-leave-by-tab'

type MenuPopoverProps<Id extends string> = MenuContent<Id> & { placement: MenuPlacement }

/** The actions of Menu and MenuButton. */
export function MenuPopover<Id extends string>({ placement, ...content }: MenuPopoverProps<Id>) {
  useLeaveByTab()
  const sections = sectionsOf(content as MenuContent<Id>)
  const actions = plainActions(sections)
  const act = (id: unknown) => {
    const action = findAction(sections, id)
    if (action) content.onAction?.(action.id)
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
