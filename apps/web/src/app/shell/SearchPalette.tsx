import { Dialog } from '@oaklet/design-system'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../shared/lazy-part'
import { useShortcuts } from '../../shared/use-shortcuts'
import { useCommands } from './use-commands'
import { useSearchScreens } from './use-search-screens'

const Palette = lazyPart(
  async () => (await import('../../features/search/Palette')).Palette,
  ({ onClose }, failure) =>
    failure && (
      <Dialog title="Go to or do" isOpen onOpenChange={onClose}>
        {failure}
      </Dialog>
    ),
)

/** When the page has settled: who presses the keys goes on typing at once. */
const PRELOAD_AFTER_MS = 1_000

/** Control or Command and K finds screens, clients and actions from anywhere. */
export function SearchPalette() {
  const [isOpen, setOpen] = useState(false)
  const screens = useSearchScreens()
  useEffect(() => {
    const timer = setTimeout(Palette.preload, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const commands = useCommands()
  useShortcuts([
    { keys: ['Mod+K'], label: 'Find a screen, a client or an action', onPress: () => setOpen(true) },
  ])
  return isOpen && <Palette screens={screens} commands={commands} onClose={() => setOpen(false)} />
}
