import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { segment, segments } from './SegmentedControl.css'

export interface SegmentedControlProps<Id extends string = string> {
  /** What is being switched; for screen readers. */
  label: string
  options: readonly { id: Id; label: string; isDisabled?: boolean }[]
  selectedKey: Id
  onSelectionChange: (key: Id) => void
  isDisabled?: boolean
}

/** Switches at once between a few views of the same thing; exactly one is on. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, options, selectedKey, onSelectionChange, isDisabled = false } = props
  return (
    <ToggleButtonGroup
      className={segments}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[selectedKey]}
      onSelectionChange={(keys) => {
        const option = options.find(({ id }) => keys.has(id))
        if (option) onSelectionChange(option.id)
      }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className={segment}
          isDisabled={option.isDisabled ?? false}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
