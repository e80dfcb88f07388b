import { accessScope } from '@oaklet/api'
import type { OpenAppointments, Permission } from '@oaklet/api/contract'
import { RadioGroup } from '@oaklet/design-system'
import { useUser } from '../../../shared/use-session'
import type { DeactivateValues } from './deactivate-form'

/** What every question about what a person leaves behind is asked with. */
export interface QuestionProps {
  open: OpenAppointments
  values: DeactivateValues
  errorAt: (name: string) => string | undefined
  onChange: (changes: Partial<DeactivateValues>) => void
}

interface Answer<Choice extends string> {
  id: Choice
  label: string
  description: string
}

interface WhatBecomesFieldProps<Choice extends string> {
  label: string
  name: string
  /** How many there are, and where. */
  description: string
  /** What a person needs for all of them, to do more than leave them. */
  permission: Permission
  /** What leaving them means. */
  leave: Answer<Choice>
  others: readonly Answer<Choice>[]
  value: Choice | null
  errorMessage: string | undefined
  onChange: (choice: Choice) => void
}

/** What becomes of something that a person leaves behind; who may not settle it can only leave it. */
export function WhatBecomesField<Choice extends string>(props: WhatBecomesFieldProps<Choice>) {
  const { permission, leave, others, ...field } = props
  const { permissions } = useUser()
  const maySettle = accessScope(permissions, permission) === 'all'
  return <RadioGroup {...field} options={maySettle ? [...others, leave] : [leave]} />
}
