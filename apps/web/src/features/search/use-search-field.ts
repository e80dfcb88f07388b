import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useActiveOption } from './use-active-option'

/** spec §2: top bar */
const SEARCH_PLACEHOLDER = 'Ask Oaklet AI anything...'

/**
 * A field and the list it leads into, in the top bar and on a phone alike: arrows go through the suggestions while
 * the focus stays in the field, Enter opens one or asks, Escape closes the list and then clears the words.
 */
export function useSearchField(onAsk: (question: string) => void) {
  const { key } = useLocation()
  const [typed, setTyped] = useState('')
  const [shownFor, setShownFor] = useState<string | null>(null)
  const [isListShown, setListShown] = useState(false)
  const [lastKey, setLastKey] = useState(key)
  const listRef = useRef<HTMLDivElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const id = useId()
  const active = useActiveOption(listRef)

  // A person who went to a result has found what they were looking for.
  if (key !== lastKey) {
    setLastKey(key)
    setTyped('')
    setShownFor(null)
  }

  const close = () => {
    setShownFor(null)
    active.forget()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && panelRef.current === null) setShownFor(typed)
    const isClosing = event.key === 'Escape' && panelRef.current !== null
    if (isClosing) close()
    if (!isClosing && !active.press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    typed,
    isOpen: shownFor === typed,
    panelRef,
    close,
    /** For what stands around the field. */
    onKeyDownCapture: press,
    field: {
      label: 'Search',
      isLabelHidden: true,
      placeholder: SEARCH_PLACEHOLDER,
      list: { id, isOpen: isListShown, activeId: isListShown ? active.id : null },
      value: typed,
      onChange: (text: string) => {
        setTyped(text)
        setShownFor(text)
        active.forget()
      },
      onSubmit: (question: string) => {
        if (question.trim() === '') return
        close()
        onAsk(question.trim())
      },
    },
    list: {
      listRef,
      id,
      activeId: active.id,
      onShownChange: useCallback((is: boolean) => setListShown(is), []),
    },
  }
}
