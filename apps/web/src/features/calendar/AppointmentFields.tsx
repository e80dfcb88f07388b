import {
  Columns,
  DatePicker,
  FieldGroup,
  NumberField,
  Select,
  Stack,
  TextArea,
  TimeField,
} from '@oaklet/design-system'
import { ClientPicker } from '../../shared/ClientPicker'
import { TELEHEALTH, type AppointmentErrors, type AppointmentValues } from './appointment-form'
import type { BookingChoices } from './use-booking-choices'

interface AppointmentFieldsProps {
  values: AppointmentValues
  errors: AppointmentErrors
  choices: BookingChoices
  /** The client can't be changed once the appointment exists. */
  isClientSettled: boolean
  onChange: (patch: Partial<AppointmentValues>) => void
}

/** Who, with whom, where, what and when. */
export function AppointmentFields({
  values,
  errors,
  choices,
  isClientSettled,
  onChange,
}: AppointmentFieldsProps) {
  const { clinicians, locations, services } = choices
  const chooseService = (serviceCode: string) => {
    const minutes = services.find(({ code }) => code === serviceCode)?.durationMinutes
    onChange({ serviceCode, ...(minutes !== undefined && { minutes }) })
  }
  return (
    <Stack gap="l">
      {!isClientSettled && (
        <ClientPicker
          name="client"
          client={values.client}
          errorMessage={errors.client}
          onChange={(client) => onChange({ client })}
          autoFocus={values.client === null}
        />
      )}
      <Columns template="equal" gap="l">
        <Select
          label="Clinician"
          name="clinicianId"
          items={clinicians.map(({ id, name, credentials }) => ({
            id,
            label: name,
            ...(credentials !== '' && { description: credentials }),
          }))}
          selectedKey={values.clinicianId}
          errorMessage={errors.clinicianId}
          onSelectionChange={(clinicianId) => onChange({ clinicianId })}
        />
        <Select
          label="Location"
          name="place"
          items={[
            ...locations.map(({ id, name }) => ({ id, label: name })),
            { id: TELEHEALTH, label: 'Telehealth' },
          ]}
          selectedKey={values.place}
          errorMessage={errors.place}
          onSelectionChange={(place) => onChange({ place })}
        />
      </Columns>
      <Select
        label="Service"
        name="serviceCode"
        items={services.map(({ code, label }) => ({ id: code, label: `${code} ${label}` }))}
        selectedKey={values.serviceCode}
        errorMessage={errors.serviceCode}
        onSelectionChange={chooseService}
      />
      <TimeFields values={values} errors={errors} onChange={onChange} />
      <TextArea
        label="Memo"
        name="memo"
        isOptional
        description="For the team; the client doesn’t see it. Nothing clinical."
        rows={2}
        maxLength={2000}
        value={values.memo}
        onChange={(memo) => onChange({ memo })}
      />
    </Stack>
  )
}

type TimeFieldsProps = Pick<AppointmentFieldsProps, 'values' | 'errors' | 'onChange'>

/** When, and for how long. */
export function TimeFields({ values, errors, onChange }: TimeFieldsProps) {
  return (
    <FieldGroup legend="When" columns={3}>
      <DatePicker
        label="Date"
        name="date"
        value={values.date}
        errorMessage={errors.date}
        onChange={(date) => onChange({ date })}
      />
      <TimeField
        label="Start"
        name="start"
        step={5}
        value={values.start}
        errorMessage={errors.start}
        onChange={(start) => onChange({ start })}
      />
      <NumberField
        label="Length"
        name="minutes"
        unit="min"
        minValue={5}
        maxValue={480}
        step={5}
        value={values.minutes}
        errorMessage={errors.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
    </FieldGroup>
  )
}
