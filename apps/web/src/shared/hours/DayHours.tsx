import type { Weekday } from '@oaklet/api/contract'
import {
  announce,
  Button,
  FieldGroup,
  type FormError,
  Icon,
  Inline,
  Stack,
  Switch,
  Text,
  TimeField,
} from '@oaklet/design-system'
import { useRef } from 'react'
import { times } from './DayHours.css'
import { timeField } from './hours-errors'
import { type DayValues, MOST_RANGES, type RangeValues, withBreak, withoutBreak } from './hours-form'
import { closesWords, opensWords, removeBreakWords } from './range-words'

const FULL = `A day has at most ${MOST_RANGES - 1} breaks.`

interface DayHoursProps {
  day: Weekday
  label: string
  values: DayValues
  errors: readonly FormError[]
  onChange: (change: Partial<DayValues>) => void
}

/** Whether a day is open, from when to when, and the breaks in between. */
export function DayHours({ day, label, values: { isOpen, ranges }, errors, onChange }: DayHoursProps) {
  const isFull = ranges.length >= MOST_RANGES
  const addRef = useRef<HTMLButtonElement>(null)
  const time = (index: number, edge: keyof RangeValues) => {
    const name = timeField(day, index, edge)
    return {
      name,
      value: ranges[index]?.[edge] ?? null,
      step: 15,
      errorMessage: errors.find(({ field }) => field === name)?.message,
      onChange: (value: string | null) =>
        onChange({ ranges: ranges.map((range, at) => (at === index ? { ...range, [edge]: value } : range)) }),
    }
  }
  const addBreak = () => {
    if (isFull) {
      announce(FULL)
      return
    }
    onChange({ ranges: withBreak(ranges) })
    announce('Break added')
  }
  const removeBreak = (index: number) => {
    onChange({ ranges: withoutBreak(ranges, index) })
    // The button that was pressed goes with its break.
    addRef.current?.focus()
    announce('Break removed')
  }
  return (
    <FieldGroup legend={label} isLegendHidden>
      <Stack gap="l">
        <Switch isSelected={isOpen} onChange={(open) => onChange({ isOpen: open })}>
          {`Open ${label}`}
        </Switch>
        {isOpen &&
          ranges.map((_, index) => (
            <Stack key={index} gap="s">
              <div className={times}>
                <TimeField label={opensWords(index, ranges.length)} {...time(index, 'opens')} />
                <TimeField label={closesWords(index, ranges.length)} {...time(index, 'closes')} />
              </div>
              {index > 0 && (
                <Inline>
                  <Button
                    tone="quiet"
                    size="small"
                    icon={<Icon of="close" />}
                    onPress={() => removeBreak(index)}
                  >
                    {removeBreakWords(index, ranges.length)}
                  </Button>
                </Inline>
              )}
            </Stack>
          ))}
        {isOpen && (
          <Inline>
            <Button ref={addRef} tone="quiet" size="small" icon={<Icon of="plus" />} onPress={addBreak}>
              {ranges.length > 1 ? 'Add another break' : 'Add a break'}
            </Button>
            {isFull && <Text tone="quiet">{FULL}</Text>}
          </Inline>
        )}
      </Stack>
    </FieldGroup>
  )
}
