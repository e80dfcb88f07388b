import { MenuContext, PopoverContext } from 'react-aria-components'
import { MenuPopover } from '../../Menu/MenuPopover'

/** The event whose menu is open, and what it opens beside. */
export interface MenuTarget {
  eventId: string
  title: string
  anchor: Element
}

interface Props {
  target: MenuTarget
  onOpen: ((eventId: string) => void) | undefined
  onMoveRequest: (eventId: string) => void
  onClose: () => void
}

/** The menu of an event, for people who don't drag; the focus returns to the event. */
export function TimeGridMenu({ target, onOpen, onMoveRequest, onClose }: Props) {
  const { eventId, title, anchor } = target
  const items = [
    ...(onOpen ? [{ id: 'open' as const, label: 'Open' }] : []),
    { id: 'move' as const, label: 'Move…' },
  ]
  const name = `Actions for ${title}`
  const popover = {
    'aria-label': name,
    isOpen: true,
    trigger: 'MenuTrigger',
    onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
    triggerRef: { current: anchor },
  }
  return (
    <PopoverContext.Provider value={popover}>
      <MenuContext.Provider value={{ 'aria-label': name, autoFocus: 'first', onClose }}>
        <MenuPopover
          placement="bottom start"
          items={items}
          onAction={(id) => (id === 'open' ? onOpen?.(eventId) : onMoveRequest(eventId))}
        />
      </MenuContext.Provider>
    </PopoverContext.Provider>
  )
}
