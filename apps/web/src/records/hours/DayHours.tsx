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
import { closesWords, dayWords, type HoursKind, opensWords, removeBreakWords } from './range-words'

const FULL = `A day has at most ${MOST_RANGES - 1} breaks.`

interface DayHoursProps {
  /** What the names of its boxes begin with. */
  day: string
  label: string
  kind?: HoursKind | undefined
  values: DayValues
  errors: readonly FormError[]
  onChange: (change: Partial<DayValues>) => void
}

/** Whether a day is open, from when to when, and the breaks in between. */
export function DayHours({ day, label, kind, values, errors, onChange }: DayHoursProps) {
  const { isOpen, ranges } = values
  const isFull = ranges.length >= MOST_RANGES
  const addRef = useRef<HTMLButtonElement>(null)
  const time = (index: number, edge: keyof RangeValues) => {
    const name = timeField(day, index, edge)
    return {
      name,
      value: ranges[index]?.[edge] ?? null,
      step: 15,
      errorMessage: errors.find(({ path }) => path === name)?.message,
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
          {dayWords(label, kind)}
        </Switch>
        {isOpen &&
          ranges.map((_, index) => (
            <Stack key={index} gap="s">
              <div className={times}>
                <TimeField label={opensWords(index, ranges.length, kind)} {...time(index, 'opens')} />
                <TimeField label={closesWords(index, ranges.length, kind)} {...time(index, 'closes')} />
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
