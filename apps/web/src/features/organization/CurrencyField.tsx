import { ComboBox } from '@oaklet/design-system'
import { useState } from 'react'
import { currencyWords } from './currency-words'

interface CurrencyFieldProps {
  label: string
  name: string
  value: string
  onChange: (code: string) => void
  errorMessage: string | undefined
}

const currencies = (chosen: string) =>
  [...new Set([chosen, ...Intl.supportedValuesOf('currency')])]
    .filter((code) => code !== '')
    .sort()
    .map((id) => ({ id, label: currencyWords(id) }))

/** What amounts are in, found by its code or a part of its name. */
export function CurrencyField({ value, onChange, ...props }: CurrencyFieldProps) {
  const [typed, setTyped] = useState(currencyWords(value))
  const [items] = useState(() => currencies(value))
  return (
    <ComboBox
      {...props}
      description="It can change until something was invoiced or paid."
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(code) => onChange(code ?? '')}
      emptyText="No currency has that name"
    />
  )
}
