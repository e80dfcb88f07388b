import { createContext, use, useEffect, useId, useRef } from 'react'

/** Keys that do something outside text fields; several are pressed one after another. */
export interface Shortcut {
  /** `Mod+K` is K with Control or Command held; such a key works in text fields too, not in dialogs. */
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

/** Carries what screens have asked for; ShortcutsProvider fills it. */
export const ShortcutsContext = createContext<Registry | null>(null)

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
