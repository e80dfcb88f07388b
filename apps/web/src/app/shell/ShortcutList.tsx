import { DescriptionList, Dialog } from '@oaklet/design-system'
import { useState } from 'react'
import { describedShortcut } from '../../shared/shortcut-words'
import { useActiveShortcuts, useShortcuts } from '../../shared/use-shortcuts'

/** `?` lists the keys that work right now. */
export function ShortcutList() {
  const [isOpen, setOpen] = useState(false)
  const shortcuts = useActiveShortcuts()
  useShortcuts([{ keys: ['?'], label: 'Show this list', onPress: () => setOpen(true) }])
  return (
    <Dialog title="Keyboard shortcuts" size="s" isOpen={isOpen} onOpenChange={setOpen}>
      <DescriptionList layout="side" items={shortcuts.map(describedShortcut)} />
    </Dialog>
  )
}
