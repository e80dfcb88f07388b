import { EmptyState, Icon, LinkButton } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'

interface NoCoverageProps {
  /** Whether the practice has a payer that a coverage can be with. */
  hasPayers: boolean
  /** The button that adds the first coverage. */
  action: ReactNode
}

/** Stands where a client has no coverage: the first step is to add one, or a payer before. */
export function NoCoverage({ hasPayers, action }: NoCoverageProps) {
  const can = usePermissions()
  if (hasPayers) {
    return (
      <EmptyState title="No coverage yet" icon={<Icon of="id-card" />} action={action}>
        Add the client’s insurance to know who pays, what the client pays, and how many sessions are
        authorized.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No payers yet"
      icon={<Icon of="id-card" />}
      action={
        can('billing:edit') && (
          <LinkButton href={paths.billingSettings({ section: 'payers' })}>Add a payer</LinkButton>
        )
      }
    >
      A coverage is with one of the practice’s payers, and none is there.
      {!can('billing:edit') && ' Those who may change billing settings can add one.'}
    </EmptyState>
  )
}
