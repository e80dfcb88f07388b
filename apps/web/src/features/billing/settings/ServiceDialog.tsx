import { SERVICES_MESSAGES } from '@oaklet/api'
import { MAX_APPOINTMENT_MINUTES, MAX_FEE_CENTS, Service, type ServiceInput } from '@oaklet/api/contract'
import { FieldGroup, MoneyField, NumberField, TextField } from '@oaklet/design-system'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { serviceBodyOf, serviceErrors, serviceValuesOf, serviceVersions } from './service-form'

export interface ServiceDialogProps {
  title: string
  /** The service that is changed; null adds one. */
  record: Service | null
  currency: string
  onClose: () => void
}

/** The form that adds and changes services. */
export function ServiceDialog({ currency, ...props }: ServiceDialogProps) {
  const [api, practiceId] = [useApi().services, usePracticeId()]
  const save = (body: ServiceInput, on: Service | null, idempotencyKey: string) =>
    on === null
      ? api.create({ practiceId }, body, { idempotencyKey })
      : api.update({ practiceId, serviceId: on.id }, { ...body, version: on.version })
  return (
    <RecordDialog
      {...props}
      what="service"
      schema={Service}
      valuesOf={serviceValuesOf}
      errorsOf={serviceErrors}
      bodyOf={serviceBodyOf}
      versionsOf={serviceVersions(currency)}
      save={save}
      savedWords={({ code, label }) => `${code} ${label} saved`}
      fallback={SERVICES_MESSAGES.save}
    >
      {({ values, change, errorAt, field }) => (
        <FieldGroup legend="Service" isLegendHidden columns={2}>
          <TextField
            label="Code"
            description="A CPT or HCPCS code like 90834, or one of your own."
            autoComplete="off"
            isNumeric
            autoFocus
            {...field('code')}
          />
          <TextField label="Name" maxLength={80} autoComplete="off" {...field('label')} />
          <NumberField
            label="Length"
            unit="min"
            description="Proposed when it is booked."
            minValue={5}
            maxValue={MAX_APPOINTMENT_MINUTES}
            step={5}
            {...field('durationMinutes')}
          />
          <MoneyField
            label="Fee"
            description="The full fee, also on claims. It is for what is booked from now on; what is booked already keeps its fee."
            name="feeCents"
            currency={currency}
            maxCents={MAX_FEE_CENTS}
            valueCents={values.feeCents}
            errorMessage={errorAt('feeCents')}
            onChangeCents={(feeCents) => change({ feeCents })}
          />
        </FieldGroup>
      )}
    </RecordDialog>
  )
}
