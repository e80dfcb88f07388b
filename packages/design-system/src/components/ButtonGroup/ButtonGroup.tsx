import type { ReactNode } from 'react'
import { Group } from 'react-aria-components'
import { buttonGroup } from './ButtonGroup.css'

export const BUTTON_GROUP_ALIGNMENTS = ['start', 'center', 'end'] as const

export interface ButtonGroupProps {
  /** What the buttons have in common, where the text around doesn't say it; for screen readers. */
  label?: string | undefined
  /** Where the buttons stand when there is room to spare; `start` by default. */
  align?: (typeof BUTTON_GROUP_ALIGNMENTS)[number] | undefined
  /** Button, IconButton, LinkButton, MenuButton. */
  children: ReactNode
}

/** Related buttons side by side. Each is a Tab stop of its own; they wrap where it is narrow. */
export function ButtonGroup({ label, align, children }: ButtonGroupProps) {
  return label === undefined ? (
    <div className={buttonGroup({ align })}>{children}</div>
  ) : (
    <Group className={buttonGroup({ align })} aria-label={label}>
      {children}
    </Group>
  )
}
