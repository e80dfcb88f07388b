import type { FormError } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../../shared/field-errors'
import { signInProblem } from './sign-in-problem'
import { useProblem } from './use-problem'

interface Sending<Values> {
  /** What stands in the fields at first. */
  initial: () => Values
  /** What has to be put right before it is worth asking the server. */
  check: (values: Values) => FormError[]
  act: (values: Values) => Promise<void>
  /** What is said of a failure without a sentence of the server's; that of signing in unless given (spec §8). */
  fallback?: string
}

/**
 * What is typed on a public page, and what became of sending it. Fields that need attention take the place of what
 * went wrong before; all that was typed stays.
 */
export function usePublicForm<Values extends Record<keyof Values, string>>(sending: Sending<Values>) {
  const [values, setValues] = useState(sending.initial)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const { problem, count, tell } = useProblem()
  const [isPending, setPending] = useState(false)

  /** Shows what is wrong with fields; false when nothing is. */
  const refuse = (found: readonly FormError[]): boolean => {
    setErrors(found)
    if (found.length > 0) tell(null)
    return found.length > 0
  }

  const submit = async () => {
    if (refuse(sending.check(values))) return
    setPending(true)
    try {
      await sending.act(values)
    } catch (error) {
      const refused = fieldErrorsOf(error)
      if (!refuse(refused)) tell(signInProblem(error, sending.fallback))
    }
    setPending(false)
  }

  /** The props of a field. */
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    errorMessage: errors.find((error) => error.path === name)?.message,
  })

  return { values, errors, problem, count, isPending, field, refuse, submit, tell }
}

/** What PublicForm shows of it. */
export type PublicFormState = Pick<
  ReturnType<typeof usePublicForm>,
  'errors' | 'problem' | 'count' | 'isPending' | 'submit'
>
