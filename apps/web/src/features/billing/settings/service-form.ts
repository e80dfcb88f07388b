import { type Service, ServiceInput } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { comparedWords } from '../../../shared/forms/compared-words'
import { formatMoney } from '../../../shared/format-money'
import { yesOrNo } from '../../../shared/yes-or-no'
import { contractErrors } from '../../../shared/forms/contract-errors'

/** What is typed about a service. */
export interface ServiceValues extends Pick<Service, 'code' | 'label' | 'isActive'> {
  durationMinutes: number | null
  feeCents: number | null
}

/** What the form starts from. */
export const serviceValuesOf = (service: Service | null): ServiceValues => ({
  code: service?.code ?? '',
  label: service?.label ?? '',
  durationMinutes: service?.durationMinutes ?? null,
  feeCents: service?.feeCents ?? null,
  isActive: service?.isActive ?? true,
})

/** What is sent; a length or a fee that is missing is one that the check refuses. */
export const serviceBodyOf = ({ durationMinutes, feeCents, ...values }: ServiceValues): ServiceInput => ({
  ...values,
  code: values.code.trim().toUpperCase(),
  label: values.label.trim(),
  durationMinutes: durationMinutes ?? 0,
  feeCents: feeCents ?? -1,
})

const FIELDS = ['code', 'label', 'durationMinutes', 'feeCents']

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const serviceErrors = (values: ServiceValues): FormError[] =>
  contractErrors(ServiceInput, serviceBodyOf(values), FIELDS).map((error) =>
    error.path === 'feeCents' && values.feeCents === null
      ? { path: 'feeCents', message: 'Enter the fee, like 120.50' }
      : error,
  )

/** Both versions in words, for the person to choose from. */
export const serviceVersions = (currency: string) => (mine: ServiceValues, theirs: Service) =>
  comparedWords(wordsOf(mine, currency), wordsOf(serviceValuesOf(theirs), currency))

function wordsOf(values: ServiceValues, currency: string): Record<string, string> {
  const { durationMinutes, feeCents } = values
  return {
    Code: values.code,
    Name: values.label,
    Length: durationMinutes === null ? '' : `${durationMinutes} min`,
    Fee: feeCents === null ? '' : formatMoney(feeCents, currency),
    Active: yesOrNo(values.isActive),
  }
}
