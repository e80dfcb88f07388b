import { type ReactNode, useState } from 'react'
import type { ComboBoxProps } from './ComboBox'

/** Whom one can find, two of whom begin alike. */
export const CLIENTS = [
  { id: 'a', label: 'Amara Okafor' },
  { id: 'l', label: 'Leo Grant', description: 'Born 03/04/1990' },
  { id: 'h', label: 'Leonie Hart' },
]

/** Makes a field for a client that holds its text and choice, with the ComboBox that a test has loaded. */
export const clientFieldOf = (ComboBox: (props: ComboBoxProps) => ReactNode) =>
  function ClientField(props: Partial<ComboBoxProps>) {
    const [text, setText] = useState(props.inputValue ?? '')
    const [key, setKey] = useState(props.selectedKey ?? null)
    return (
      <>
        <ComboBox
          label="Client"
          items={CLIENTS}
          emptyText="No client of that name"
          {...props}
          inputValue={text}
          onInputChange={(next) => {
            setText(next)
            props.onInputChange?.(next)
          }}
          selectedKey={key}
          onSelectionChange={setKey}
        />
        <button>Next</button>
        <output>{String(key)}</output>
      </>
    )
  }

/** Types and presses keys in one go: React draws nothing between them that it leaves for later. */
export function typeAtOnce(input: () => HTMLInputElement, text: string, ...keys: string[]) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(input(), text)
  input().dispatchEvent(new Event('input', { bubbles: true }))
  for (const key of keys) {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}
