import { FieldGroup, PhoneField, RadioGroup, Stack, Switch, TextField } from '@oaklet/design-system'
import { AddressFields } from '../../../records/locations/AddressFields'
import { LOCATION_LABELS, type LocationValues } from '../../../records/locations/location-form'
import { WeekHoursFields } from '../../../records/hours/WeekHoursFields'
import type { FormState } from '../../../shared/forms/use-form'
import type { PlaceValues } from './place-form'

const HOURS = [
  { id: 'practice', label: 'The practice’s hours' },
  { id: 'own', label: 'Hours of its own' },
] as const

/** Everything that is asked about a location. */
export function PlaceFields({ form }: { form: FormState<PlaceValues> }) {
  const { values, errors, change, errorAt } = form
  const text = (name: keyof LocationValues) => ({
    name,
    value: values.texts[name],
    onChange: (typed: string) => change({ texts: { ...values.texts, [name]: typed } }),
    errorMessage: errorAt(name),
  })
  return (
    <Stack gap="xl">
      <TextField
        label={LOCATION_LABELS.name}
        description="What you call it among yourselves, like “Main Street”."
        autoFocus
        {...text('name')}
      />
      <AddressFields field={text} />
      <FieldGroup legend="Contact (optional)" columns={2}>
        <PhoneField label={LOCATION_LABELS.phone} {...text('phone')} />
        <PhoneField
          label="Fax"
          name="fax"
          value={values.fax}
          onChange={(fax) => change({ fax })}
          errorMessage={errorAt('fax')}
        />
        <TextField
          label="E-mail"
          type="email"
          name="email"
          value={values.email}
          onChange={(email) => change({ email })}
          errorMessage={errorAt('email')}
        />
      </FieldGroup>
      <Switch
        name="isActive"
        isSelected={values.isActive}
        onChange={(isActive) => change({ isActive })}
        description="Nothing new can be booked at a location that is not in use."
        errorMessage={errorAt('isActive')}
      >
        In use
      </Switch>
      <RadioGroup
        label="Opening hours"
        options={HOURS}
        value={values.hasOwnHours ? 'own' : 'practice'}
        onChange={(kind) => change({ hasOwnHours: kind === 'own' })}
      />
      {values.hasOwnHours && (
        <WeekHoursFields
          legend="Hours of its own"
          values={values.hours}
          errors={errors}
          onChange={(hours) => change({ hours })}
        />
      )}
    </Stack>
  )
}
