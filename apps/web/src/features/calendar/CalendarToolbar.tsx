import type { Clinician } from '@oaklet/api/contract'
import { Button, Checkbox, FilterBar, Icon, Inline, Select } from '@oaklet/design-system'

const EVERYONE = 'everyone'

interface CalendarToolbarProps {
  /** What Previous and Next go by. */
  unit: 'week' | 'day'
  clinicians: readonly Clinician[]
  clinicianId: string | null
  isShowingCancelled: boolean
  onToday: () => void
  onPrevious: () => void
  onNext: () => void
  onClinician: (clinicianId: string | null) => void
  onShowCancelled: (isShown: boolean) => void
}

/** Which days, and whose. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { unit, clinicians, clinicianId, isShowingCancelled } = props
  return (
    <FilterBar label="What the calendar shows">
      <Inline gap="s">
        <Button onPress={props.onToday}>Today</Button>
        <Button aria-label={`Previous ${unit}`} onPress={props.onPrevious}>
          <Icon of="chevron-left" />
        </Button>
        <Button aria-label={`Next ${unit}`} onPress={props.onNext}>
          <Icon of="chevron-right" />
        </Button>
      </Inline>
      <Select
        label="Clinician"
        isLabelHidden
        items={[
          { id: EVERYONE, label: 'Clinician: all' },
          ...clinicians.map(({ id, name }) => ({ id, label: name })),
        ]}
        selectedKey={clinicianId ?? EVERYONE}
        onSelectionChange={(key) => props.onClinician(key === EVERYONE ? null : key)}
      />
      <Checkbox isSelected={isShowingCancelled} onChange={props.onShowCancelled}>
        Show cancelled
      </Checkbox>
    </FilterBar>
  )
}
