import type { ClientStatus } from '@oaklet/api/contract'
import { fieldErrorsOf } from '../../shared/field-errors'
import type { FormError } from '@oaklet/design-system'
import { useCallback, useMemo, useState } from 'react'
import type { ClientValues } from './client-form'
import { clientErrors, serverErrors } from './client-form-errors'

export type ChangeClient = (changes: Partial<ClientValues>) => void

/** What each group of the form's fields takes. */
export interface ClientFieldsProps {
  values: ClientValues
  errors: readonly FormError[]
  onChange: ChangeClient
  /** Where the client may stand: as now, and where the rules let them go. */
  statuses: readonly ClientStatus[]
}

const always = () => true

/** What is typed into a client's form, and what is wrong with it; diagnoses while the person may know them. */
export function useClientForm(
  initial: () => ClientValues,
  today: string,
  mayKnowDiagnoses: (values: ClientValues) => boolean = always,
) {
  const [start] = useState(initial)
  const [typed, setValues] = useState(start)
  const isSecret = typed.diagnoses !== null && !mayKnowDiagnoses(typed)
  // They come back when another clinician is chosen.
  const values = useMemo(() => (isSecret ? { ...typed, diagnoses: null } : typed), [isSecret, typed])
  const [errors, setErrors] = useState<FormError[]>([])
  const change: ChangeClient = useCallback(
    (changes) => setValues((before) => ({ ...before, ...changes })),
    [],
  )
  return {
    values,
    errors,
    isTouched: typed !== start,
    change,
    /** Begins again from another version. */
    replace: (next: ClientValues) => {
      setValues(next)
      setErrors([])
    },
    /** True when it is worth sending. */
    check: (): boolean => {
      const found = clientErrors(values, today)
      setErrors((before) => (before.length === 0 && found.length === 0 ? before : found))
      return found.length === 0
    },
    /** Puts the server's refusals where they belong. */
    refuse: (error: unknown) => setErrors(serverErrors(values, fieldErrorsOf(error))),
  }
}
