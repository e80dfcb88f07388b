import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { NO_KEYS, pressKey } from './key-sequence'

/** Keys that do something outside text fields; several are pressed one after another. */
export interface Shortcut {
  keys: readonly string[]
  /** What they do, for the list under `?`. */
  label: string
  onPress: () => void
}

interface Registry {
  shortcuts: readonly Shortcut[]
  register: (owner: string, shortcuts: readonly Shortcut[]) => void
  unregister: (owner: string) => void
}

const ShortcutsContext = createContext<Registry | null>(null)

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

/** The shortcuts that work now, the frame's and the screen's. */
export const useActiveShortcuts = (): readonly Shortcut[] => use(ShortcutsContext)?.shortcuts ?? []

/** Adds shortcuts while the component is on view; outside the frame it does nothing. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const owner = useId()
  const registry = use(ShortcutsContext)
  const register = registry?.register
  const unregister = registry?.unregister
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const description = JSON.stringify(shortcuts.map(({ keys, label }) => ({ keys, label })))
  useEffect(() => {
    const described = JSON.parse(description) as Pick<Shortcut, 'keys' | 'label'>[]
    register?.(
      owner,
      described.map((shortcut, index) => ({
        ...shortcut,
        onPress: () => latest.current[index]?.onPress(),
      })),
    )
    return () => unregister?.(owner)
  }, [owner, register, unregister, description])
}
