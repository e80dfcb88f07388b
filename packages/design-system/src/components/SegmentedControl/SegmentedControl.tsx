import { RadioButton, RadioField, RadioGroup } from 'react-aria-components'
import { segment, segmentField, segments } from './SegmentedControl.css'

export interface SegmentedControlProps<Id extends string = string> {
  /** What is being switched; for screen readers. */
  label: string
  /** The views in the order in which they stand; two to five, one word each. */
  options: readonly { id: Id; label: string; isDisabled?: boolean }[]
  /** The id of the view that is shown; there is always one. */
  selectedKey: Id
  /** Called with the id of a view when it is pressed, and as soon as an arrow key goes to it: show it at once. */
  onSelectionChange: (key: Id) => void
  /** Disables all options; for a view that can't be shown, set `isDisabled` on its option alone. */
  isDisabled?: boolean
}

/** Switches at once between a few views of the same thing; exactly one is on. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, options, selectedKey, onSelectionChange, isDisabled = false } = props
  const change = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen)
    if (option) onSelectionChange(option.id)
  }
  return (
    <RadioGroup
      className={segments}
      aria-label={label}
      orientation="horizontal"
      isDisabled={isDisabled}
      value={selectedKey}
      onChange={change}
    >
      {options.map((option) => (
        <RadioField
          key={option.id}
          value={option.id}
          className={segmentField}
          isDisabled={option.isDisabled ?? false}
        >
          <RadioButton className={segment}>{option.label}</RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  )
}
