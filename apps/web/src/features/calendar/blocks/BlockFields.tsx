import {
  Checkbox,
  DatePicker,
  FieldGroup,
  SegmentedControl,
  Select,
  Stack,
  TextField,
  TimeField,
} from '@oaklet/design-system'
import type { FormState } from '../../../shared/forms/use-form'
import type { BlockValues } from './block-form'

interface BlockFieldsProps {
  form: FormState<BlockValues>
  people: readonly { id: string; label: string }[]
  places: readonly { id: string; label: string }[]
  /** The person who fills it in; only their own time can be private. */
  me: string | null
}

/** What it is, whose time, where and when. */
export function BlockFields({ form, people, places, me }: BlockFieldsProps) {
  const { values, errorAt, change } = form
  return (
    <Stack gap="l">
      <SegmentedControl
        label="Kind"
        options={[
          { id: 'unavailable', label: 'Away' },
          { id: 'event', label: 'Meeting or event' },
        ]}
        selectedKey={values.kind}
        onSelectionChange={(kind) => change({ kind })}
      />
      <TextField label="Title" isOptional={values.kind === 'unavailable'} {...form.field('title')} />
      <Select
        label="Who"
        name="who"
        items={people}
        selectedKey={values.who}
        errorMessage={errorAt('who')}
        onSelectionChange={(who) => change({ who, ...(who !== me && { isPrivate: false }) })}
      />
      {me !== null && values.who === me && (
        <Checkbox
          name="isPrivate"
          description="Others read only that you are busy."
          isSelected={values.isPrivate}
          onChange={(isPrivate) => change({ isPrivate })}
        >
          Private
        </Checkbox>
      )}
      <Select
        label="Where"
        name="place"
        items={places}
        selectedKey={values.place}
        errorMessage={errorAt('place')}
        onSelectionChange={(place) => change({ place })}
      />
      <Checkbox
        name="isWholeDays"
        isSelected={values.isWholeDays}
        onChange={(isWholeDays) => change({ isWholeDays })}
      >
        Whole days
      </Checkbox>
      {values.isWholeDays ? (
        <FieldGroup legend="When" columns={2}>
          <DatePicker
            label="First day"
            {...form.field('firstDay')}
            onChange={(firstDay) => change({ firstDay, ...withLastDay(values, firstDay) })}
          />
          <DatePicker label="Last day" {...form.field('lastDay')} />
        </FieldGroup>
      ) : (
        <FieldGroup legend="When" columns={3}>
          <DatePicker label="Date" {...form.field('firstDay')} />
          <TimeField label="Start" step={5} {...form.field('start')} />
          <TimeField label="End" step={5} {...form.field('end')} />
        </FieldGroup>
      )}
    </Stack>
  )
}

/** A last day before the first one comes along. */
const withLastDay = ({ lastDay }: BlockValues, firstDay: string | null): Partial<BlockValues> =>
  firstDay !== null && (lastDay === null || lastDay < firstDay) ? { lastDay: firstDay } : {}
