import type { ClientStatus } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { useMemo } from 'react'
import { useForm } from '../../../shared/forms/use-form'
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
  /** True for a client who is about to be added. */
  isNew: boolean
}

const always = () => true

/** Holds what is typed into a client's form; the diagnoses only while the person may know them. */
export function useClientForm(
  initial: () => ClientValues,
  today: string,
  mayKnowDiagnoses: (values: ClientValues) => boolean = always,
) {
  // Diagnoses that are hidden come back when another clinician is chosen.
  const isSecret = (values: ClientValues) => values.diagnoses !== null && !mayKnowDiagnoses(values)
  const shown = (values: ClientValues) => (isSecret(values) ? { ...values, diagnoses: null } : values)
  const form = useForm<ClientValues>({
    initial,
    errorsOf: (values) => clientErrors(shown(values), today),
    refusalsOf: (refused, values) => serverErrors(shown(values), refused),
  })
  const [typed, hides] = [form.values, isSecret(form.values)]
  const values = useMemo(() => (hides ? { ...typed, diagnoses: null } : typed), [typed, hides])
  return { ...form, values }
}
