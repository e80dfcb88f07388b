import type { DateSpan } from '@oaklet/api/contract'
import { DateRangePicker } from '@oaklet/design-system'
import { useState } from 'react'
import { spanProblem } from './span-problem'

export interface CustomRangeProps {
  range: DateSpan
  onChange: (range: DateSpan) => void
}

/** Returns true while a year is being typed: it starts with 0 until it has four digits. */
const isTyping = ({ start, end }: DateSpan): boolean => start.startsWith('0') || end.startsWith('0')

/** The field for two dates; an invalid span stays in the field and does not change the figures. */
export function CustomRange({ range, onChange }: CustomRangeProps) {
  const [draft, setDraft] = useState<{ value: DateSpan | null; of: DateSpan }>({ value: range, of: range })
  if (draft.of.start !== range.start || draft.of.end !== range.end) setDraft({ value: range, of: range })
  const problem = draft.value === null || isTyping(draft.value) ? null : spanProblem(draft.value)
  return (
    <DateRangePicker
      label="Dates"
      isLabelHidden
      value={draft.value}
      {...(problem !== null && { errorMessage: problem })}
      onChange={(value) => {
        setDraft({ value, of: range })
        if (value !== null && spanProblem(value) === null) onChange(value)
      }}
    />
  )
}
