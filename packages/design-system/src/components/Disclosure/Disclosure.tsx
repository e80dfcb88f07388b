import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading as AriaHeading,
} from 'react-aria-components'
import type { HeadingLevel } from '../Heading/Heading'
import { Glyph } from '../Icon/Glyph'
import { disclosure, heading, mark, panel, trigger, words } from './Disclosure.css'

export interface DisclosureProps {
  /** What is inside, in a few words; the name of the button and of what it opens. */
  title: string
  /** Follows the outline of the page; its look stays the same. */
  headingLevel?: HeadingLevel | undefined
  /** Whether it is open at first; afterwards the component manages this itself. */
  isDefaultExpanded?: boolean | undefined
  /** Whether it is open, where its owner controls that. */
  isExpanded?: boolean | undefined
  /** Called with whether it is to be open, by its button or when the browser's search finds something inside. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined
  /** The title can be read but not pressed; what is under it stays open or closed. */
  isDisabled?: boolean | undefined
  /** For DisclosureGroup, which knows its items by it. */
  id?: string | undefined
  /** What opens under the title; it is in the page while closed too. */
  children: ReactNode
}

/** A heading that opens and closes what is under it; closed, it is still found by the browser's search. */
export function Disclosure({
  title,
  headingLevel = 3,
  isDefaultExpanded,
  children,
  ...props
}: DisclosureProps) {
  const { id, isExpanded, onExpandedChange, isDisabled } = props
  return (
    <AriaDisclosure
      className={disclosure}
      isDisabled={isDisabled === true}
      {...(id !== undefined && { id })}
      {...(isDefaultExpanded !== undefined && { defaultExpanded: isDefaultExpanded })}
      {...(isExpanded !== undefined && { isExpanded })}
      {...(onExpandedChange && { onExpandedChange })}
    >
      <AriaHeading level={headingLevel} className={heading}>
        <Button slot="trigger" className={trigger}>
          <span className={words}>{title}</span>
          <span className={mark} aria-hidden="true">
            <Glyph of={ChevronDown} />
          </span>
        </Button>
      </AriaHeading>
      <DisclosurePanel className={panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  )
}
