import { use, useEffect, useId, useState } from 'react'
import { UnreadTexts } from '../Form/unread-texts'

interface Draft<Value> {
  value: Value | null
  onChange: (value: Value | null) => void
  format: (value: Value) => string
  /** `undefined` for text that is none of these values. */
  parse: (text: string) => Value | null | undefined
  /** What a right text looks like, said of one that is none; not needed where every text is right. */
  wrongMessage?: string
  /** What the form calls the field. */
  name?: string | undefined
}

/**
 * Text being typed for a value of another kind: it is reported with every key, left as it was typed while
 * the field has focus, and set in its proper form when the person leaves. A form with a text that is no such value is not sent.
 */
export function useDraft<Value>({ value, onChange, format, parse, wrongMessage = '', name }: Draft<Value>) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  // A value set from outside replaces a draft that no longer says the same.
  const isLive = draft !== null && (parse(draft) ?? null) === value
  const isWrong = isLive && parse(draft) === undefined
  const [id, unreadTexts] = [useId(), use(UnreadTexts)]
  useEffect(() => {
    if (!isWrong) return
    unreadTexts?.set(id, { message: wrongMessage, ...(name !== undefined && { path: name }) })
    return () => void unreadTexts?.delete(id)
  }, [isWrong, unreadTexts, id, wrongMessage, name])
  const shown = isLive ? draft : value === null ? '' : format(value)

  return {
    text: shown,
    /** What is said of a text that was left and is no such value. */
    wrongMessage: isWrong && !isFocused ? wrongMessage : undefined,
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
