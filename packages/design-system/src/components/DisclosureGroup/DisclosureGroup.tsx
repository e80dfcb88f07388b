import type { ReactNode } from 'react'
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components'
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure'
import { disclosureGroup } from './DisclosureGroup.css'

export interface DisclosureItem<Id extends string = string> {
  id: Id
  title: string
  content: ReactNode
  isDisabled?: boolean
}

export interface DisclosureGroupProps<Id extends string = string> {
  /** The headings with what opens under each, in the order in which they stand. */
  items: readonly DisclosureItem<Id>[]
  /** Otherwise opening one closes the one that was open. */
  allowsMultipleExpanded?: boolean
  /** Those that are open at first; with `expandedKeys` their owner decides throughout. */
  defaultExpandedKeys?: readonly Id[]
  /** The ids of the open items, where their owner controls them. */
  expandedKeys?: readonly Id[]
  /** Called with the ids of all that are to be open, in the order of the items. */
  onExpandedChange?: (keys: Id[]) => void
  /** Follows the outline of the page, 3 by default; the look stays the same. */
  headingLevel?: DisclosureProps['headingLevel']
}

/** Several headings in a row, each of which opens what is under it. */
export function DisclosureGroup<Id extends string>(props: DisclosureGroupProps<Id>) {
  const { items, allowsMultipleExpanded = false, headingLevel, onExpandedChange } = props
  return (
    <AriaDisclosureGroup
      className={disclosureGroup}
      allowsMultipleExpanded={allowsMultipleExpanded}
      {...(props.expandedKeys && { expandedKeys: props.expandedKeys })}
      {...(props.defaultExpandedKeys && { defaultExpandedKeys: props.defaultExpandedKeys })}
      {...(onExpandedChange && {
        onExpandedChange: (keys) => onExpandedChange(items.map(({ id }) => id).filter((id) => keys.has(id))),
      })}
    >
      {items.map(({ id, title, content, isDisabled }) => (
        <Disclosure key={id} id={id} title={title} headingLevel={headingLevel} isDisabled={isDisabled}>
          {content}
        </Disclosure>
      ))}
    </AriaDisclosureGroup>
  )
}
