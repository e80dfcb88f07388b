import { announce, RadioGroup } from '@oaklet/design-system'
import { useEffect } from 'react'
import { formatFullDate, formatMonthDay } from '../../../shared/format-date'
import type { DateQuestion } from './date-order'
import type { DateOrder } from './typed-birth'

interface DateOrderFieldProps {
  question: DateQuestion
  order: DateOrder
  onChange: (order: DateOrder) => void
}

/** Asks how the dates of a column are to be read, with what either answer makes of them. */
export function DateOrderField({ question, order, onChange }: DateOrderFieldProps) {
  const words = wordsOf(question)
  // It comes with a step or a column, while the focus is elsewhere.
  useEffect(() => announce(words), [words])
  return (
    <RadioGroup
      label={words}
      options={[
        { id: 'month', label: 'Month first', description: outcome(question, 'month', 'day') },
        { id: 'day', label: 'Day first', description: outcome(question, 'day', 'month') },
      ]}
      value={order}
      onChange={onChange}
    />
  )
}

function wordsOf({ either, only }: DateQuestion): string {
  if (only !== null) return `These dates of birth are written in two ways: ${only.month} and ${only.day}`
  const { typed, month, day } = either
  // A year of two digits is the latest one for each of them, so that their years may differ.
  const dates = `${formatMonthDay(month, day)} or ${formatMonthDay(day, month)}`
  return `These dates of birth can be read two ways: ${typed} is ${dates}`
}

function outcome({ either, only }: DateQuestion, chosen: DateOrder, other: DateOrder): string {
  const read = either && `${either.typed} is ${formatFullDate(either[chosen])}`
  const refused = only && `${only[other]} is refused`
  return [read, refused].filter((words) => words !== null).join('; ')
}
