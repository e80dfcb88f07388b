import type { FormError } from '@oaklet/design-system'
import { useState } from 'react'
import { useUnsaved } from '../../../shared/use-unsaved'

/** What a form begins with: what was typed before, what is wrong with that, and what is saved. */
interface EditStart<Values> {
  values: Values
  saved: Values
  errors: readonly FormError[]
}

/** What is typed into the form of one row, and what is wrong with it. */
export function useEditForm<Values extends object>(
  initial: () => EditStart<Values>,
  errorsOf: (values: Values) => FormError[],
) {
  const [start] = useState(initial)
  const [values, setValues] = useState(start.values)
  const [errors, setErrors] = useState(start.errors)
  const [saved, setSaved] = useState(start.saved)
  const isTouched = JSON.stringify(values) !== JSON.stringify(saved)
  useUnsaved(isTouched)
  return {
    values,
    errors,
    isTouched,
    change: (patch: Partial<Values>) => setValues((before) => ({ ...before, ...patch })),
    errorOf: (name: string): string | undefined => errors.find(({ field }) => field === name)?.message,
    /** True when it is worth sending. */
    check: (): boolean => {
      const found = errorsOf(values)
      setErrors(found)
      return found.length === 0
    },
    /** Begins again from what is saved by now. */
    restart: (next: Values) => {
      setValues(next)
      setSaved(next)
      setErrors([])
    },
  }
}
