import { FEE_SCHEDULES_MESSAGES } from '@oaklet/api'
import { FeeSchedule, type FeeScheduleInput, type Payer } from '@oaklet/api/contract'
import { DatePicker, FieldGroup, Select, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { activeServicesQuery } from '../../../records/practice/practice-queries'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { FeeLines } from './FeeLines'
import { FeesFromFile } from './FeesFromFile'
import {
  keyed,
  scheduleBodyOf,
  scheduleErrors,
  type ScheduleValues,
  scheduleValuesOf,
  scheduleVersions,
} from './schedule-form'

/** What the dialog is given. */
export interface FeeScheduleDialogProps {
  title: string
  /** The schedule that is changed; null adds one. */
  schedule: FeeSchedule | null
  payers: readonly Payer[]
  currency: string
  onClose: () => void
}

/** The form that adds and changes what a payer allows. */
export function FeeScheduleDialog({ schedule, payers, currency, ...props }: FeeScheduleDialogProps) {
  const [api, practiceId] = [useApi().feeSchedules, usePracticeId()]
  const payerName = (id: string) => payers.find((payer) => payer.id === id)?.name ?? ''
  const save = (body: FeeScheduleInput, on: FeeSchedule | null, idempotencyKey: string) =>
    on === null
      ? api.create({ practiceId }, body, { idempotencyKey })
      : api.update({ practiceId, scheduleId: on.id }, { ...body, version: on.version })
  return (
    <RecordDialog
      {...props}
      what="fee schedule"
      record={schedule}
      schema={FeeSchedule}
      valuesOf={scheduleValuesOf}
      errorsOf={scheduleErrors}
      bodyOf={scheduleBodyOf}
      versionsOf={scheduleVersions(currency, payerName)}
      save={save}
      savedWords={({ payerId }) => `Fee schedule of ${payerName(payerId)} saved`}
      fallback={FEE_SCHEDULES_MESSAGES.save}
    >
      {(form) => <Fields form={form} schedule={schedule} payers={payers} currency={currency} />}
    </RecordDialog>
  )
}

interface FieldsProps extends Pick<FeeScheduleDialogProps, 'schedule' | 'payers' | 'currency'> {
  form: FormState<ScheduleValues>
}

function Fields({ form, schedule, payers, currency }: FieldsProps) {
  const { values, errors, change, errorAt, field } = form
  const { data: services } = useQuery(activeServicesQuery(useApi(), usePracticeId()))
  // What the schedule names already may be a service that can't be booked any more.
  const codes = services && [...services, ...(schedule?.lines ?? [])].map(({ code }) => code)
  return (
    <Stack gap="xl">
      <FieldGroup legend="Whose, and when" isLegendHidden columns={2}>
        <Select
          label="Payer"
          name="payerId"
          items={payers
            .filter(({ id, isActive }) => isActive || id === schedule?.payerId)
            .map(({ id, name }) => ({ id, label: name }))}
          selectedKey={values.payerId}
          onSelectionChange={(payerId) => change({ payerId })}
          errorMessage={errorAt('payerId')}
          autoFocus
        />
        <DatePicker label="First day" {...field('startsOn')} />
        <DatePicker label="Last day" isOptional {...field('endsOn')} />
      </FieldGroup>
      <FieldGroup legend="What it allows">
        <FeesFromFile
          codes={codes === undefined ? null : new Set(codes)}
          onTake={(lines) => change({ lines: keyed(lines) })}
        />
        <div data-field="lines">
          <FeeLines
            lines={values.lines}
            services={services ?? []}
            currency={currency}
            errors={errors}
            onChange={(lines) => change({ lines })}
          />
        </div>
      </FieldGroup>
    </Stack>
  )
}
