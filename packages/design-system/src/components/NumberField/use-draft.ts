import { useState } from 'react'

interface Draft<Value> {
  value: Value | null
  onChange: (value: Value | null) => void
  format: (value: Value) => string
  /** `undefined` for text that is none of these values. */
  parse: (text: string) => Value | null | undefined
}

/**
 * Text being typed for a value of another kind: it is reported with every key, left as it was typed while
 * the field has focus, and set in its proper form when the person leaves.
 */
export function useDraft<Value>({ value, onChange, format, parse }: Draft<Value>) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  // A value set from outside replaces a draft that no longer says the same.
  const isLive = draft !== null && (parse(draft) ?? null) === value
  const isWrong = isLive && parse(draft) === undefined
  const shown = isLive ? draft : value === null ? '' : format(value)

  return {
    text: shown,
    /** What was typed and left is no such value. */
    isWrong: isWrong && !isFocused,
    change: (text: string) => {
      setDraft(text)
      onChange(parse(text) ?? null)
    },
    focus: () => setFocused(true),
    leave: () => {
      setFocused(false)
      if (!isWrong) setDraft(null)
    },
  }
}
