import { Icon, IconButton, PopoverTrigger, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'

export interface DefinitionProps {
  /** The figure that is explained, as its title names it. */
  label: string
  children: string
  /** Sentences below the definition. */
  notes?: ReactNode
}

/** A popover with the definition of a figure. */
export function Definition({ label, children, notes }: DefinitionProps) {
  return (
    <PopoverTrigger
      title={label}
      placement="bottom end"
      trigger={
        <IconButton label={`What “${label}” counts`} tone="quiet" size="small" icon={<Icon of="info" />} />
      }
    >
      <Stack gap="s">
        <Text isReading>{children}</Text>
        {notes}
      </Stack>
    </PopoverTrigger>
  )
}
