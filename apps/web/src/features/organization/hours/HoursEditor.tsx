import type { Weekday } from '@oaklet/api/contract'
import { Button, Form, Inline, Stack, Text, ToggleButtonGroup } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { DAY_WORDS } from '../../../records/hours/day-words'
import { DayHours } from '../../../records/hours/DayHours'
import { type EditedDay, otherDays } from './week-state'

const ALSO_ON = 'Use the same hours on'

interface HoursEditorProps {
  day: Weekday
  state: EditedDay
  onChange: (change: Partial<Omit<EditedDay, 'kind'>>) => void
  onSave: () => void
  onCancel: () => void
}

/** The hours of one day with their breaks, and the other days that shall have the same. */
export function HoursEditor({ day, state, onChange, onSave, onCancel }: HoursEditorProps) {
  const { values, alsoOn, errors } = state
  const name = DAY_WORDS[day]
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => boxRef.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={boxRef}>
      <Form
        label={`Hours of ${name}`}
        errors={errors}
        onSubmit={onSave}
        footer={
          <Inline gap="m">
            <Button type="submit" tone="primary">
              Save hours
            </Button>
            <Button tone="quiet" onPress={onCancel}>
              Cancel
            </Button>
          </Inline>
        }
      >
        <Stack gap="xl">
          <DayHours
            day={day}
            label={name}
            values={values}
            errors={errors}
            onChange={(change) => onChange({ values: { ...values, ...change } })}
          />
          <Stack gap="s">
            <Text>{ALSO_ON}</Text>
            <ToggleButtonGroup<Weekday>
              label={ALSO_ON}
              size="small"
              options={otherDays(day).map((id) => ({ id, label: DAY_WORDS[id] }))}
              selectedKeys={alsoOn}
              onSelectionChange={(keys) => onChange({ alsoOn: keys })}
            />
          </Stack>
        </Stack>
      </Form>
    </div>
  )
}
