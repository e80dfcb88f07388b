import { DescriptionList, Dialog } from '@oaklet/design-system'
import { useState } from 'react'
import { type Shortcut, useActiveShortcuts, useShortcuts } from '../../shared/use-shortcuts'

/** `?` lists the keys that work right now. */
export function ShortcutList() {
  const [isOpen, setOpen] = useState(false)
  const shortcuts = useActiveShortcuts()
  useShortcuts([{ keys: ['?'], label: 'Show this list', onPress: () => setOpen(true) }])
  return (
    <Dialog title="Keyboard shortcuts" size="s" isOpen={isOpen} onOpenChange={setOpen}>
      <DescriptionList layout="side" items={shortcuts.map(described)} />
    </Dialog>
  )
}

const described = ({ keys, label }: Shortcut) => ({
  term: keys.map(keyWords).join(' then '),
  description: label,
})

const keyWords = (key: string): string => key.replace(/^Mod\+/, 'Ctrl or ⌘ ')
