import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../../shared/field-errors'
import { useUnsaved } from '../../shared/use-unsaved'

interface Checks<Values> {
  /** What has to be put right before it is worth asking the server, in the order of the fields. */
  errorsOf: (values: Values) => FormError[]
  /** The server's refusals at the fields they are about. */
  refusalsOf: (values: Values, refused: readonly FieldError[]) => FormError[]
}

/** What is typed into a form, and what is wrong with it; leaving its page asks first. */
export function useFormValues<Values extends object>(
  initial: Values,
  { errorsOf, refusalsOf }: Checks<Values>,
) {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FormError[]>([])
  const isTouched = JSON.stringify(values) !== JSON.stringify(start)
  useUnsaved(isTouched)
  return {
    values,
    errors,
    isTouched,
    change: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    errorAt: (name: string) => errors.find(({ field }) => field === name)?.message,
    /** True when it is worth sending. */
    check: (): boolean => {
      const found = errorsOf(values)
      setErrors(found)
      return found.length === 0
    },
    refuse: (error: unknown) => setErrors(refusalsOf(values, fieldErrorsOf(error))),
    /**
     * Begins again from what is saved by now. What was typed since this was rendered stays: whoever sends the values
     * holds the `restart` that goes with them.
     */
    restart: (saved: Values) => {
      setStart(saved)
      setValues((now) => ({ ...saved, ...changesBetween(values, now) }))
      setErrors([])
    },
  }
}

/** A form as its fields see it. */
export type FormValues<Values extends object> = ReturnType<typeof useFormValues<Values>>

/** The fields of `after` that are others than in `before`. */
function changesBetween<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const name in after) if (after[name] !== before[name]) changes[name] = after[name]
  return changes
}
