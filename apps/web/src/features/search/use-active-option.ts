import { type KeyboardEvent, type RefObject, useState } from 'react'

interface ActiveOption {
  /** The id of the option that the keys are at; none while they are in the text. */
  id: string | null
  /** True where the key was used up. */
  press: (event: KeyboardEvent) => boolean
  forget: () => void
}

/** Up and Down go through the options and back into the text, Enter opens the one they are at; the focus stays. */
export function useActiveOption(listRef: RefObject<HTMLElement | null>): ActiveOption {
  const [id, setId] = useState<string | null>(null)

  const press = (event: KeyboardEvent): boolean => {
    const options = [...(listRef.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = options.findIndex((option) => option.id === id)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return false
      // One place more than there are options: the text, between the last and the first.
      const places = options.length + 1
      const next = (at + 1 + (event.key === 'ArrowDown' ? 1 : places - 1)) % places
      const option = options[next - 1]
      setId(option?.id ?? null)
      option?.scrollIntoView({ block: 'nearest' })
      return true
    }
    const option = options[at]
    if (event.key === 'Enter' && option !== undefined) {
      const { ctrlKey, metaKey, shiftKey } = event
      option.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      )
      return true
    }
    // Whatever else goes on in the text leaves the list.
    if (!['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) setId(null)
    return false
  }

  return { id, press, forget: () => setId(null) }
}
