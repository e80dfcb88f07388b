import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NO_KEYS, pressKey } from './key-sequence'
import { type Shortcut, ShortcutsContext } from './use-shortcuts'

const TEXT_ENTRY =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=textbox], [role=spinbutton], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

interface ShortcutsProviderProps {
  /** False where the person has switched single characters off (WCAG 2.1.4); keys like F2 still work. */
  hasCharacterKeys?: boolean
  children: ReactNode
}

/** Listens for the keys that screens have asked for. */
export function ShortcutsProvider({ hasCharacterKeys = true, children }: ShortcutsProviderProps) {
  const [owned, setOwned] = useState<ReadonlyMap<string, readonly Shortcut[]>>(new Map())
  const [register] = useState(() => (owner: string, shortcuts: readonly Shortcut[]) => {
    setOwned((before) => new Map(before).set(owner, shortcuts))
  })
  const [unregister] = useState(() => (owner: string) => {
    setOwned((before) => new Map([...before].filter(([key]) => key !== owner)))
  })
  const shortcuts = [...owned.values()]
    .flat()
    .filter(({ keys }) => hasCharacterKeys || !keys.some(isCharacter))
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

const isCharacter = (key: string): boolean => key.length === 1
