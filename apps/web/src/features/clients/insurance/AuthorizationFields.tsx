import { DatePicker, FieldGroup, MultiSelect, NumberField, TextField } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { activeServicesQuery } from '../../../records/practice/practice-queries'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import type { AuthorizationValues } from './authorization-form'

/** What a payer allowed: how many visits, of which services, from when to when. */
export function AuthorizationFields({ form }: { form: FormState<AuthorizationValues> }) {
  const { values, change, field, errorAt } = form
  const { data: services = [] } = useQuery(activeServicesQuery(useApi(), usePracticeId()))
  const offered = services.map(({ code, label }) => ({ id: code, label: `${code} ${label}` }))
  const gone = values.codes.filter((code) => services.every((service) => service.code !== code))
  return (
    <FieldGroup legend="Authorization" isLegendHidden columns={2}>
      <TextField label="Number" autoComplete="off" maxLength={50} autoFocus {...field('number')} />
      <NumberField label="Visits allowed" minValue={1} maxValue={999} {...field('visits')} />
      <DatePicker label="First day" {...field('startsOn')} />
      <DatePicker label="Last day" {...field('endsOn')} />
      <MultiSelect
        label="Services"
        name="codes"
        isOptional
        description="Without one it covers every service."
        emptyText="No service of that name or code."
        items={[...offered, ...gone.map((code) => ({ id: code, label: code }))]}
        selectedKeys={values.codes}
        onSelectionChange={(codes) => change({ codes })}
        errorMessage={errorAt('codes')}
      />
    </FieldGroup>
  )
}
