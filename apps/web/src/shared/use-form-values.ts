import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from './field-errors'
import { useUnsaved } from './use-unsaved'

interface Checks<Values> {
  /** What has to be put right before it is worth asking the server, in the order of the fields. */
  errorsOf: (values: Values) => FormError[]
  /** The server's refusals at the fields they are about; left out, at those of the same name. */
  refusalsOf?: (values: Values, refused: readonly FieldError[]) => readonly FormError[]
}

/** What was typed before and refused, where a form goes on with that. */
interface Typed<Values> {
  values: Values
  errors: readonly FormError[]
}

const byName = (_values: unknown, refused: readonly FieldError[]): readonly FormError[] => refused

/** What is typed into a form that begins with what is saved, and what is wrong with it; leaving its page asks first. */
export function useFormValues<Values extends object>(
  saved: Values,
  { errorsOf, refusalsOf = byName }: Checks<Values>,
  typed: Typed<Values> | null = null,
) {
  const [start, setStart] = useState(saved)
  const [values, setValues] = useState(typed?.values ?? start)
  const [errors, setErrors] = useState(typed?.errors ?? [])
  const isTouched = JSON.stringify(values) !== JSON.stringify(start)
  useUnsaved(isTouched)
  return {
    values,
    errors,
    isTouched,
    change: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    errorAt: (name: string): string | undefined => errors.find(({ path }) => path === name)?.message,
    /** True when it is worth sending. */
    check: (): boolean => {
      const found = errorsOf(values)
      setErrors(found)
      return found.length === 0
    },
    /** Puts the server's refusals where they belong. */
    refuse: (error: unknown) => setErrors(refusalsOf(values, fieldErrorsOf(error))),
    /**
     * Begins again from what is saved by now. What was typed since this was rendered stays: whoever sends the values
     * holds the `restart` that goes with them.
     */
    restart: (next: Values) => {
      setStart(next)
      setValues((now) => ({ ...next, ...changesBetween(values, now) }))
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
