import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { OpenRange, Weekday } from '@oaklet/api/contract'
import { Button, Stack, StatusBadge, Text, VisuallyHidden } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { DAY_WORDS } from '../../../records/hours/day-words'
import { dayHoursWords } from '../../../records/hours/hours-words'
import { EditFailure } from '../edits/EditFailure'
import { HoursEditor } from './HoursEditor'
import type { useWeekHours } from './use-week-hours'
import type { DayState } from './week-state'
import { dayHours, dayName, facts, line, row } from './WeekHours.css'

interface HoursRowProps {
  day: Weekday
  ranges: readonly OpenRange[]
  state: DayState
  /** Null for those who may not change anything. */
  actions: Omit<ReturnType<typeof useWeekHours>, 'week'> | null
}

/** One day: its hours, how saving them goes, and the way to change them. */
export function HoursRow({ day, ranges, state, actions }: HoursRowProps) {
  const name = DAY_WORDS[day]
  const isEditing = state.kind === 'editing'
  const editRef = useRef<HTMLButtonElement>(null)
  const beforeRef = useRef(state.kind)
  useEffect(() => {
    // The form, or the ways on from a failure, had the focus and are gone.
    const hadFocus = beforeRef.current === 'editing' || beforeRef.current === 'failed'
    if (hadFocus && document.activeElement === document.body) editRef.current?.focus()
    beforeRef.current = state.kind
  }, [state.kind])

  return (
    <li className={row}>
      <Stack gap="m">
        <div className={line}>
          <div className={facts}>
            <div className={dayName}>
              <Text weight="medium">{name}</Text>
            </div>
            {!isEditing && (
              <div className={dayHours}>
                <Text tone="quiet">{dayHoursWords(ranges)}</Text>
              </div>
            )}
            {state.kind === 'saved' && <StatusBadge tone="good">Saved</StatusBadge>}
          </div>
          {actions && !isEditing && (
            <Button
              ref={editRef}
              size="small"
              isPending={state.kind === 'saving'}
              onPress={() => actions.edit(day)}
            >
              {state.kind === 'saving' ? 'Saving' : 'Edit'} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </div>
        {actions && state.kind === 'failed' && (
          <EditFailure
            title={`The hours of ${name} were not saved`}
            error={state.error}
            fallback={ORGANIZATION_MESSAGES.businessHours}
            onRetry={() => actions.retry(day, state.ranges)}
            onTypeOn={() => actions.edit(day)}
            onDismiss={() => actions.close(day)}
          />
        )}
        {actions && isEditing && (
          <HoursEditor
            day={day}
            state={state}
            onChange={(change) => actions.change(day, change)}
            onSave={() => actions.save(day, state)}
            onCancel={() => actions.close(day)}
          />
        )}
      </Stack>
    </li>
  )
}
