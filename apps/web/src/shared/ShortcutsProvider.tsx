import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NO_KEYS, pressKey } from './key-sequence'
import { type Shortcut, ShortcutsContext } from './use-shortcuts'

const TEXT_ENTRY =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=textbox], [role=spinbutton], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Listens for the keys that screens have asked for. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [owned, setOwned] = useState<ReadonlyMap<string, readonly Shortcut[]>>(new Map())
  const [register] = useState(() => (owner: string, shortcuts: readonly Shortcut[]) => {
    setOwned((before) => new Map(before).set(owner, shortcuts))
  })
  const [unregister] = useState(() => (owner: string) => {
    setOwned((before) => new Map([...before].filter(([key]) => key !== owner)))
  })
  const shortcuts = [...owned.values()].flat()
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })

  useEffect(() => {
    let sequence = NO_KEYS
    const press = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      const isTyping = event.target instanceof Element && event.target.closest(TEXT_ENTRY) !== null
      if (event.defaultPrevented || event.repeat || isModified || isTyping) return
      if (event.key === 'Shift') return
      const step = pressKey(sequence, event.key, event.timeStamp, latest.current)
      sequence = step.sequence
      if (step.match === null) return
      event.preventDefault()
      step.match.onPress()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return <ShortcutsContext value={{ shortcuts, register, unregister }}>{children}</ShortcutsContext>
}
