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
import { ClientPicker } from '../../../records/clients/ClientPicker'
import { placeItems, serviceItems } from './choice-items'
import type { AppointmentForm } from './use-appointment-form'
import type { BookingChoices } from './use-booking-choices'

interface AppointmentFieldsProps {
  form: AppointmentForm
  choices: BookingChoices
  /** The client can't be changed once the appointment exists. */
  isClientSettled: boolean
}

/** Who, with whom, where, what and when. */
export function AppointmentFields({ form, choices, isClientSettled }: AppointmentFieldsProps) {
  const { values, errorAt, change } = form
  const { clinicians, locations, services } = choices
  const chooseService = (serviceCode: string) => {
    const minutes = services.find(({ code }) => code === serviceCode)?.durationMinutes
    change({ serviceCode, ...(minutes !== undefined && { minutes }) })
  }
  return (
    <Stack gap="l">
      {!isClientSettled && (
        <ClientPicker
          name="client"
          client={values.client}
          errorMessage={errorAt('client')}
          onChange={(client) => change({ client })}
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
          errorMessage={errorAt('clinicianId')}
          onSelectionChange={(clinicianId) => change({ clinicianId })}
        />
        <Select
          label="Location"
          name="place"
          items={placeItems(locations)}
          selectedKey={values.place}
          errorMessage={errorAt('place')}
          onSelectionChange={(place) => change({ place })}
        />
      </Columns>
      <Select
        label="Service"
        name="serviceCode"
        items={serviceItems(services)}
        selectedKey={values.serviceCode}
        errorMessage={errorAt('serviceCode')}
        onSelectionChange={chooseService}
      />
      <TimeFields form={form} />
      <TextArea
        label="Memo"
        isOptional
        description="For the team; the client doesn’t see it. Nothing clinical."
        rows={2}
        maxLength={2000}
        {...form.field('memo')}
      />
    </Stack>
  )
}

/** When, and for how long. */
export function TimeFields({ form }: Pick<AppointmentFieldsProps, 'form'>) {
  return (
    <FieldGroup legend="When" columns={3}>
      <DatePicker label="Date" {...form.field('date')} />
      <TimeField label="Start" step={5} {...form.field('start')} />
      <NumberField
        label="Length"
        unit="min"
        minValue={5}
        maxValue={480}
        step={5}
        {...form.field('minutes')}
      />
    </FieldGroup>
  )
}
