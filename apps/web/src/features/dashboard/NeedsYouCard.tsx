import type { Dashboard } from '@oaklet/api/contract'
import { Card, EmptyState, Icon, IconTile, ItemList } from '@oaklet/design-system'
import { usePermissions } from '../../shared/use-session'
import { useSafetyAlertLines } from './use-safety-alert-lines'
import { type WaitingItem, waitingItems } from './waiting-items'

interface NeedsYouCardProps {
  dashboard: Dashboard
  now: string
}

/** A card with the tasks of the signed-in person; safety alerts come before money. */
export function NeedsYouCard({ dashboard, now }: NeedsYouCardProps) {
  const alerts = useSafetyAlertLines(dashboard.alerts)
  const lines = [...alerts, ...waitingItems(dashboard, usePermissions(), now).map(lineOf)]
  return (
    <Card title="Needs you">
      {lines.length > 0 ? (
        <ItemList items={lines} />
      ) : (
        <EmptyState icon={<Icon of="check-circle" size="l" />} title="Nothing waits for you">
          What has to be finished, invoiced or chased shows here.
        </EmptyState>
      )}
    </Card>
  )
}

const lineOf = ({ icon, tone, ...item }: WaitingItem) => ({
  ...item,
  leading: (
    <IconTile tone={tone}>
      <Icon of={icon} />
    </IconTile>
  ),
})
