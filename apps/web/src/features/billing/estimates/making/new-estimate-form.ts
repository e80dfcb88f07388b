import { CreateEstimateBody, type EstimateReason } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import type { PickedClient } from '../../../../records/clients/ClientPicker'
import { contractErrors } from '../../../../shared/forms/contract-errors'

/** For whom an estimate is made, while someone says so. */
export interface NewEstimateValues {
  client: PickedClient | null
  clinicianId: string | null
  from: string | null
  to: string | null
  reason: EstimateReason
  /** Kept while it is not asked. */
  askedOn: string | null
}

/** What the form starts from: a year from today, which is the most, as the client asked today. */
export const firstNewEstimate = (today: string): NewEstimateValues => ({
  client: null,
  clinicianId: null,
  from: today,
  to: dayBeforeNextYear(today),
  reason: 'requested',
  askedOn: today,
})

/** The last day of the twelve months that begin on a day. */
function dayBeforeNextYear(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + 1, month - 1, date - 1)).toISOString().slice(0, 10)
}

/** What is sent. */
export const newEstimateBody = (values: NewEstimateValues) => ({
  clientId: values.client?.id ?? '',
  clinicianId: values.clinicianId ?? '',
  from: values.from ?? '',
  to: values.to ?? '',
  reason: values.reason,
  askedOn: values.reason === 'requested' ? values.askedOn : null,
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function newEstimateErrors(values: NewEstimateValues): FormError[] {
  const missing: FormError[] = [
    ...(values.client === null ? [{ path: 'clientId', message: 'Choose a client' }] : []),
    ...(values.clinicianId === null ? [{ path: 'clinicianId', message: 'Choose a clinician' }] : []),
  ]
  return [
    ...missing,
    ...contractErrors(CreateEstimateBody, newEstimateBody(values), ['from', 'to', 'askedOn']),
  ]
}
