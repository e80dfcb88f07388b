import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { useCallback, useState } from 'react'
import { fieldErrorsOf } from './field-errors'
import { useUnsaved } from './use-unsaved'

/** No errors; one list, so that a second check without any draws nothing again. */
const NONE: readonly FormError[] = []

interface FormOptions<Values> {
  /** The values that the form begins with. */
  initial: Values | (() => Values)
  /** Returns what has to be put right before the values are worth sending, in the order of the fields. */
  errorsOf: (values: Values) => readonly FormError[]
  /** Returns the server's refusals at the fields of this form; unless given, each stands at the field of its path. */
  refusalsOf?: (refused: readonly FieldError[], values: Values, error: unknown) => readonly FormError[]
  /** True when an error goes as soon as it is put right; otherwise it goes with the next try to send. */
  clearsAsTyped?: boolean
  /** True when nothing chosen here is worth keeping, so that nothing is asked before the form is left. */
  isDisposable?: boolean
  /** Values that were refused before, where the form goes on with them. */
  typed?: { values: Values; errors: readonly FormError[] } | null
}

/**
 * Holds what is typed into a form and what is wrong with it. Nothing is reported before the first try to send; an error
 * goes with the next try, or when it is put right (`clearsAsTyped`). Behind signing in, the application asks before the
 * form's dialog or screen is left while something typed is not saved.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { errorsOf, refusalsOf = asRefused, typed = null } = options
  const [start, setStart] = useState(options.initial)
  const [values, setValues] = useState(typed?.values ?? start)
  const [missing, setMissing] = useState(NONE)
  const [refused, setRefused] = useState(typed?.errors ?? NONE)
  const isTouched = options.isDisposable !== true && JSON.stringify(values) !== JSON.stringify(start)
  useUnsaved(isTouched)

  const stillMissing = () => errorsOf(values).filter(({ path }) => missing.some((one) => one.path === path))
  const reported = () => (options.clearsAsTyped === true ? stillMissing() : missing)
  const errors = missing.length > 0 ? reported() : refused
  const errorAt = (name: string): string | undefined => errors.find(({ path }) => path === name)?.message
  const change = useCallback(
    (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    [],
  )

  return {
    values,
    errors,
    isTouched,
    /** True from a try that failed at a field until the next try, also once the field is put right. */
    isStopped: missing.length > 0 || refused.length > 0,
    change,
    errorAt,
    /** Returns the props of the field that holds one value. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      errorMessage: errorAt(name),
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    /** Returns true when the values, or those of the named fields, are worth sending; reports what is missing otherwise. */
    check: (...names: readonly string[]): boolean => {
      const all = errorsOf(values)
      const asked = names.length === 0 ? all : all.filter(({ path }) => names.includes(path ?? ''))
      setMissing(asked.length === 0 ? NONE : asked)
      setRefused(NONE)
      return asked.length === 0
    },
    /** Reports the fields that the server refused. */
    refuse: (error: unknown) => {
      setMissing(NONE)
      setRefused(refusalsOf(fieldErrorsOf(error), values, error))
    },
    /**
     * Begins again from `next`. What was typed after this render stays: who sends the values calls the `restart` that
     * goes with them.
     */
    restart: (next: Values) => {
      setStart(next)
      setValues((now) => ({ ...next, ...changesBetween(values, now) }))
      setMissing(NONE)
      setRefused(NONE)
    },
  }
}

/** A form as its fields see it. */
export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>

const asRefused = (refused: readonly FieldError[]): readonly FormError[] => refused

/** Returns the fields of `after` that differ from `before`. */
function changesBetween<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const name in after) if (after[name] !== before[name]) changes[name] = after[name]
  return changes
}
