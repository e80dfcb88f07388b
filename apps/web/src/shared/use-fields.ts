import type { FormError } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from './field-errors'
import { useUnsaved } from './use-unsaved'

/** What is typed into a small form of texts, and what is wrong with it; leaving it asks first. */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  errorsOf: (values: Readonly<Record<Name, string>>) => FormError[],
) {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FormError[]>([])
  useUnsaved(JSON.stringify(values) !== JSON.stringify(start))
  return {
    values,
    errors,
    /** What a field of the form is fed with. */
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      errorMessage: errors.find(({ field }) => field === name)?.message,
    }),
    /** True when it is worth sending. */
    check: (): boolean => {
      const found = errorsOf(values)
      setErrors(found)
      return found.length === 0
    },
    /** Puts the server's refusals where they belong. */
    refuse: (error: unknown) =>
      setErrors(fieldErrorsOf(error).map(({ path, message }) => ({ field: path, message }))),
    /**
     * Begins again from what is saved by now. What was typed since this was rendered stays: whoever sends the values
     * holds the `restart` that goes with them.
     */
    restart: (saved: Readonly<Record<Name, string>>) => {
      setStart(saved)
      setValues((now) => {
        const next: Record<Name, string> = { ...saved }
        for (const name in now) if (now[name] !== values[name]) next[name] = now[name]
        return next
      })
      setErrors([])
    },
  }
}
