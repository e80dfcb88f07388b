import {
  Checkbox,
  CheckboxGroup,
  Columns,
  DatePicker,
  NumberField,
  RadioGroup,
  Select,
  Stack,
  TextField,
} from '@oaklet/design-system'
import { ClientPicker } from '../../../records/clients/ClientPicker'
import { WeekHoursFields } from '../../../records/hours/WeekHoursFields'
import type { FormState } from '../../../shared/forms/use-form'
import { placeItems, serviceItems } from '../booking/choice-items'
import type { BookingChoices } from '../booking/use-booking-choices'
import type { EntryValues } from './entry-form'

/** Who, where and what can be waited for. */
export interface EntryChoices {
  clinicians: readonly { id: string; name: string }[]
  locations: readonly { id: string; name: string }[]
  services: BookingChoices['services']
}

interface EntryFieldsProps {
  form: FormState<EntryValues>
  choices: EntryChoices
  /** Nobody has been chosen yet: for an entry that is there the client stays. */
  isNew: boolean
}

/** Who waits, for what, and which times suit them. */
export function EntryFields({ form, choices, isNew }: EntryFieldsProps) {
  const { values, errors, errorAt, change } = form
  const { clinicians, locations, services } = choices
  return (
    <Stack gap="l">
      {isNew && (
        <ClientPicker
          name="clientId"
          client={values.client}
          errorMessage={errorAt('clientId')}
          onChange={(client) => change({ client })}
          autoFocus
        />
      )}
      <Columns template="equal" gap="l">
        <Select
          label="Service"
          name="serviceCode"
          items={serviceItems(services)}
          selectedKey={values.serviceCode}
          errorMessage={errorAt('serviceCode')}
          onSelectionChange={(serviceCode) => {
            const length = services.find(({ code }) => code === serviceCode)?.durationMinutes
            change({ serviceCode, ...(length !== undefined && { minutes: length }) })
          }}
        />
        <NumberField
          label="Length"
          unit="min"
          minValue={5}
          maxValue={480}
          step={5}
          {...form.field('minutes')}
        />
      </Columns>
      <Columns template="equal" gap="l">
        <CheckboxGroup
          label="Clinicians"
          name="clinicianIds"
          description="Choose none for anybody."
          options={clinicians.map(({ id, name }) => ({ id, label: name }))}
          value={values.clinicianIds}
          errorMessage={errorAt('clinicianIds')}
          onChange={(clinicianIds) => change({ clinicianIds })}
        />
        <CheckboxGroup
          label="Places"
          name="places"
          description="Choose none for anywhere."
          options={placeItems(locations)}
          value={values.places}
          errorMessage={errorAt('places')}
          onChange={(places) => change({ places })}
        />
      </Columns>
      <Columns template="equal" gap="l">
        <DatePicker label="From" {...form.field('earliest')} />
        <DatePicker label="Until" isOptional {...form.field('latest')} />
      </Columns>
      <RadioGroup
        label="Which times suit them"
        name="isAnyTime"
        options={[
          { id: 'any', label: 'Any time' },
          { id: 'some', label: 'Only at these times' },
        ]}
        value={values.isAnyTime ? 'any' : 'some'}
        errorMessage={errorAt('isAnyTime')}
        onChange={(key) => change({ isAnyTime: key === 'any' })}
      />
      {!values.isAnyTime && (
        <WeekHoursFields
          legend="Times that suit them"
          kind="waiting"
          values={values.hours}
          errors={errors}
          onChange={(hours) => change({ hours })}
        />
      )}
      <Checkbox
        name="isSoon"
        description="They come before all who wait without it."
        isSelected={values.isSoon}
        onChange={(isSoon) => change({ isSoon })}
      >
        Needs a time soon
      </Checkbox>
      <TextField label="Note" isOptional description="Nothing clinical" {...form.field('note')} />
    </Stack>
  )
}
