import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components'
import type { BUTTON_SIZES } from '../Button/Button'
import { toggleButton } from '../ToggleButton/ToggleButton.css'
import { toggleButtonGroup } from './ToggleButtonGroup.css'

export interface ToggleOption<Id extends string = string> {
  id: Id
  label: string
  icon?: ReactNode
  isDisabled?: boolean
}

export interface ToggleButtonGroupProps<Id extends string = string> {
  /** What is switched; for screen readers. */
  label: string
  /** The buttons in their order; the words of each are the same on and off. */
  options: readonly ToggleOption<Id>[]
  /** The ids of those that are on, in any order; none or all of them may be. */
  selectedKeys: readonly Id[]
  /** Those that are on now, in the order of the options. */
  onSelectionChange: (keys: Id[]) => void
  /** `small` where they stand among dense things, like above a table; `standard` by default. */
  size?: (typeof BUTTON_SIZES)[number] | undefined
  /** Disables all of them; for a single one, set it on the option. */
  isDisabled?: boolean
}

/** Several things of a kind, each on or off at once; SegmentedControl when exactly one is on. */
export function ToggleButtonGroup<Id extends string>(props: ToggleButtonGroupProps<Id>) {
  const { label, options, selectedKeys, onSelectionChange, size, isDisabled = false } = props
  return (
    <AriaToggleButtonGroup
      className={toggleButtonGroup}
      aria-label={label}
      selectionMode="multiple"
      isDisabled={isDisabled}
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) =>
        onSelectionChange(options.map(({ id }) => id).filter((id) => keys.has(id)))
      }
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className={toggleButton({ size })}
          isDisabled={option.isDisabled ?? false}
        >
          {option.icon}
          {option.label}
        </ToggleButton>
      ))}
    </AriaToggleButtonGroup>
  )
}
