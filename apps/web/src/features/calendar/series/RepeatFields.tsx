import { ruleWords, WEEKDAY_NAMES, weekdayOf } from '@oaklet/api/contract'
import { CheckboxGroup, Columns, DatePicker, NumberField, Select, Stack, Text } from '@oaklet/design-system'
import type { FormState } from '../../../shared/forms/use-form'
import { RestedStatus } from '../../../shared/RestedStatus'
import {
  asksForShortMonths,
  monthDayOptions,
  type Repeat,
  repeatErrors,
  repeatOn,
  repeatOptions,
  type RepeatValues,
  ruleOf,
} from './repeat-form'

type RepeatForm = FormState<RepeatValues>

interface RepeatFieldsProps {
  form: RepeatForm
  /** The date of the first appointment; null while it is not known. */
  date: string | null
  /** What the field for their number is called, where they are not appointments. */
  countLabel?: string
}

/** Whether and how an appointment repeats, until when, and what comes of that in a sentence. */
export function RepeatFields({ form, date, countLabel = 'Appointments' }: RepeatFieldsProps) {
  const values = repeatOn(form.values, date)
  const { errorAt, change } = form
  if (date === null) return null
  const rule = ruleOf(values, date)
  const isWhole = rule !== null && repeatErrors(values, date).length === 0
  const sentence = isWhole ? `${ruleWords(rule)}.` : ''
  return (
    <Stack gap="l">
      <Select
        label="Repeat"
        name="repeat"
        items={repeatOptions(date)}
        selectedKey={values.repeat}
        onSelectionChange={(repeat) => change({ repeat, ...weekdaysFor(repeat, values, date) })}
      />
      {values.repeat === 'custom' && <CustomFields form={form} values={values} date={date} />}
      {asksForShortMonths(rule) && (
        <Select
          label={rule?.freq === 'yearly' ? 'In shorter years' : 'In shorter months'}
          name="shortMonths"
          items={[
            { id: 'last_day', label: 'On the last day' },
            { id: 'skip', label: 'Not at all' },
          ]}
          selectedKey={values.shortMonths}
          errorMessage={errorAt('shortMonths')}
          onSelectionChange={(shortMonths) => change({ shortMonths })}
        />
      )}
      {rule !== null && <EndFields form={form} values={values} countLabel={countLabel} />}
      {sentence !== '' && <Text>{sentence}</Text>}
      <RestedStatus words={sentence} />
    </Stack>
  )
}

/** A rule of one's own begins with the weekday of the date. */
const weekdaysFor = (repeat: Repeat, { weekdays }: RepeatValues, date: string): Partial<RepeatValues> =>
  repeat === 'custom' && weekdays.length === 0 ? { weekdays: [String(weekdayOf(date))] } : {}

/** A rule of one's own. */
function CustomFields({ form, values, date }: { form: RepeatForm; values: RepeatValues; date: string }) {
  const { errorAt, change } = form
  return (
    <>
      <Columns template="equal" gap="l">
        <NumberField label="Every" minValue={1} maxValue={12} {...form.field('every')} />
        <Select
          label="Unit"
          name="freq"
          items={[
            { id: 'weekly', label: 'Weeks' },
            { id: 'monthly', label: 'Months' },
            { id: 'yearly', label: 'Years' },
          ]}
          selectedKey={values.freq}
          onSelectionChange={(freq) => change({ freq })}
        />
      </Columns>
      {values.freq === 'weekly' && (
        <CheckboxGroup
          label="Weekdays"
          name="weekdays"
          options={WEEKDAY_NAMES.map((label, index) => ({ id: String(index), label }))}
          value={values.weekdays}
          errorMessage={errorAt('weekdays')}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
      {values.freq === 'monthly' && (
        <Select
          label="Day"
          name="monthDay"
          items={monthDayOptions(date)}
          selectedKey={values.monthDay}
          onSelectionChange={(monthDay) => change({ monthDay })}
        />
      )}
    </>
  )
}

/** Until when it repeats. */
function EndFields(props: { form: RepeatForm; values: RepeatValues; countLabel: string }) {
  const { form, values, countLabel } = props
  return (
    <Columns template="equal" gap="l">
      <Select
        label="Ends"
        name="ends"
        items={[
          { id: 'count', label: 'After a number' },
          { id: 'date', label: 'On a date' },
        ]}
        selectedKey={values.ends}
        onSelectionChange={(ends) => form.change({ ends })}
      />
      {values.ends === 'count' ? (
        <NumberField label={countLabel} minValue={2} maxValue={300} {...form.field('count')} />
      ) : (
        <DatePicker label="Last day" {...form.field('endsOn')} />
      )}
    </Columns>
  )
}
