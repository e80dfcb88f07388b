import { DateRangePicker, FilterBar, Select } from '@oaklet/design-system'
import { useState } from 'react'
import type { Days } from '../../month-before'
import { periodProblem } from '../superbill-period'
import type { MakingPeriod, useMakingAddress } from './use-making-address'

const PERIODS: readonly { id: MakingPeriod; label: string }[] = [
  { id: 'last_month', label: 'Last month' },
  { id: 'this_month', label: 'This month' },
  { id: 'days', label: 'Other days' },
]

type PeriodFilterProps = Pick<
  ReturnType<typeof useMakingAddress>,
  'period' | 'days' | 'choose' | 'chooseDays'
>

/** The period whose sessions go on superbills. */
export function PeriodFilter({ period, days, choose, chooseDays }: PeriodFilterProps) {
  return (
    <FilterBar label="Choose the period">
      <Select label="Period" isLabelHidden items={PERIODS} selectedKey={period} onSelectionChange={choose} />
      {period === 'days' && <OtherDays days={days} onChange={chooseDays} />}
    </FilterBar>
  )
}

interface OtherDaysProps {
  days: Days
  onChange: (days: Days) => void
}

/** While a year is being typed it starts with 0 until it has four digits. */
const isTyping = ({ from, to }: Days): boolean => from.startsWith('0') || to.startsWith('0')

/** The field for two days; what is no period stays in the field, and asks for nothing. */
function OtherDays({ days, onChange }: OtherDaysProps) {
  const [draft, setDraft] = useState<{ value: Days | null; of: Days }>({ value: days, of: days })
  if (draft.of.from !== days.from || draft.of.to !== days.to) setDraft({ value: days, of: days })
  const problem = draft.value === null || isTyping(draft.value) ? null : periodProblem(draft.value)
  return (
    <DateRangePicker
      label="Days"
      isLabelHidden
      value={draft.value && { start: draft.value.from, end: draft.value.to }}
      {...(problem !== null && { errorMessage: problem })}
      onChange={(chosen) => {
        const value = chosen && { from: chosen.start, to: chosen.end }
        setDraft({ value, of: days })
        if (value !== null && !isTyping(value) && periodProblem(value) === null) onChange(value)
      }}
    />
  )
}
