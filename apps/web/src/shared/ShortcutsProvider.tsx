import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NO_KEYS, pressKey } from './key-sequence'
import { type Shortcut, ShortcutsContext } from './use-shortcuts'

const TEXT_ENTRY =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=textbox], [role=spinbutton], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-haspopup=listbox]'

/** What was typed there would be lost by going elsewhere. */
const IN_DIALOG = '[role=dialog], [role=alertdialog]'
const MODIFIERS = ['Shift', 'Control', 'Meta', 'Alt']

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
      const elsewhere = isModified ? IN_DIALOG : TEXT_ENTRY
      const isElsewhere = event.target instanceof Element && event.target.closest(elsewhere) !== null
      if (event.defaultPrevented || event.repeat || isElsewhere || MODIFIERS.includes(event.key)) return
      const key = isModified ? modifiedKey(event) : event.key
      if (key === null) return
      const step = pressKey(isModified ? NO_KEYS : sequence, key, event.timeStamp, latest.current)
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

/** `Mod+K` for K with Control or Command and nothing else held. */
function modifiedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  return ctrlKey !== metaKey && !altKey && !shiftKey ? `Mod+${key.toUpperCase()}` : null
}

const isCharacter = (key: string): boolean => key.length === 1
