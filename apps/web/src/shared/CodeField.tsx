import { ComboBox } from '@oaklet/design-system'
import { useState } from 'react'

export interface CodeFieldProps {
  label: string
  name: string
  description: string
  value: string
  onChange: (code: string) => void
  errorMessage: string | undefined
}

interface CodesProps extends CodeFieldProps {
  /** Of which of the browser’s lists a code is. */
  of: 'currency' | 'timeZone'
  words: (code: string) => string
}

const codesWith = (chosen: string, { of, words }: Pick<CodesProps, 'of' | 'words'>) =>
  [...new Set([chosen, ...Intl.supportedValuesOf(of)])]
    .filter((code) => code !== '')
    .sort()
    .map((id) => ({ id, label: words(id) }))

/** A code that the browser knows the list of, found by typing a part of its words. */
export function CodeField({ of, words, value, onChange, ...props }: CodesProps) {
  const [typed, setTyped] = useState(words(value))
  const [items] = useState(() => codesWith(value, { of, words }))
  return (
    <ComboBox
      {...props}
      emptyText="Nothing has that name"
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={value || null}
      onSelectionChange={(code) => onChange(code ?? '')}
    />
  )
}
