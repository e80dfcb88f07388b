import type { FormError } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../forms/field-errors'
import { useForm } from '../forms/use-form'
import { publicProblem } from './public-problem'
import { useProblem } from './use-problem'

interface PublicFormOptions<Values> {
  /** Returns the values that the form begins with. */
  initial: () => Values
  /** Returns what has to be put right before the values are worth sending. */
  check: (values: Values) => FormError[]
  act: (values: Values) => Promise<void>
  /** Shown for a failure that has no sentence of the server's; the one of signing in unless given (spec §8). */
  fallback?: string
}

/**
 * Holds the form of a public page and sends it. Fields that need attention take the place of an earlier failure;
 * everything that was typed stays.
 */
export function usePublicForm<Values extends object>(options: PublicFormOptions<Values>) {
  const form = useForm({ initial: options.initial, errorsOf: options.check })
  const { problem, count, tell } = useProblem()
  const [isPending, setPending] = useState(false)

  const check = (...names: readonly string[]): boolean => {
    const isReady = form.check(...names)
    if (!isReady) tell(null)
    return isReady
  }

  const submit = async () => {
    if (!check()) return
    setPending(true)
    try {
      await options.act(form.values)
    } catch (error) {
      form.refuse(error)
      tell(fieldErrorsOf(error).length > 0 ? null : publicProblem(error, options.fallback))
    }
    setPending(false)
  }

  return { ...form, problem, count, isPending, check, submit, tell }
}

/** What PublicForm shows of it. */
export type PublicFormState = Pick<
  ReturnType<typeof usePublicForm>,
  'errors' | 'problem' | 'count' | 'isPending' | 'submit'
>
