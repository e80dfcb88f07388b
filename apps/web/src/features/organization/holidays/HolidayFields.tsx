import type { Location } from '@oaklet/api/contract'
import {
  CheckboxGroup,
  DatePicker,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@oaklet/design-system'
import type { FormState } from '../../../shared/forms/use-form'
import { type HolidayValues, recurringTypesFor, withDate } from './holiday-form'
import { recurringTypeWords } from './holiday-words'

const LENGTHS = [
  { id: 'one', label: 'One day' },
  { id: 'more', label: 'Several days' },
] as const

const CLOSED = [
  { id: 'all', label: 'All locations' },
  { id: 'some', label: 'Only some' },
] as const

interface HolidayFieldsProps {
  form: FormState<HolidayValues>
  locations: readonly Location[]
}

/** Everything that is asked about a holiday. */
export function HolidayFields({ form, locations }: HolidayFieldsProps) {
  const { values, change, errorAt } = form
  return (
    <Stack gap="xl">
      <TextField
        label="Name"
        name="name"
        description="Like “Thanksgiving” or “Summer closure”."
        autoFocus
        value={values.name}
        onChange={(name) => change({ name })}
        errorMessage={errorAt('name')}
      />
      <RadioGroup
        label="How long"
        orientation="horizontal"
        options={LENGTHS}
        value={values.hasMoreDays ? 'more' : 'one'}
        onChange={(length) => change({ hasMoreDays: length === 'more' })}
      />
      <DatePicker
        label={values.hasMoreDays ? 'First day' : 'Date'}
        name="date"
        value={values.date}
        onChange={(date) => change(withDate(values, date))}
        errorMessage={errorAt('date')}
      />
      {values.hasMoreDays && (
        <DatePicker
          label="Last day"
          name="endDate"
          value={values.endDate}
          onChange={(endDate) => change({ endDate })}
          errorMessage={errorAt('endDate')}
        />
      )}
      <Select
        label="Comes again"
        name="recurringType"
        items={recurringTypesFor(values.date).map((id) => ({
          id,
          label: recurringTypeWords(id, values.date),
        }))}
        selectedKey={values.recurringType}
        onSelectionChange={(recurringType) => change({ recurringType })}
        errorMessage={errorAt('recurringType')}
      />
      <RadioGroup
        label="Closed"
        orientation="horizontal"
        options={CLOSED}
        value={values.isForAll ? 'all' : 'some'}
        onChange={(which) => change({ isForAll: which === 'all' })}
      />
      {!values.isForAll && (
        <CheckboxGroup
          label="Locations"
          name="locations"
          options={locations.map(({ id, name }) => ({ id, label: name }))}
          value={values.locations}
          onChange={(chosen) => change({ locations: chosen })}
          errorMessage={errorAt('locations')}
        />
      )}
      <TextArea
        label="Description"
        name="description"
        isOptional
        value={values.description}
        onChange={(description) => change({ description })}
        errorMessage={errorAt('description')}
      />
    </Stack>
  )
}
