import type { Dashboard } from '@oaklet/api/contract'
import { Card } from '@oaklet/design-system'
import { WaitingList } from '../../records/invoices/WaitingList'
import { usePermissions } from '../../shared/use-session'
import { useSafetyAlertLines } from './use-safety-alert-lines'
import { waitingItems } from './waiting-items'

interface NeedsYouCardProps {
  dashboard: Dashboard
  now: string
}

/** A card with the tasks of the signed-in person; safety alerts come before money. */
export function NeedsYouCard({ dashboard, now }: NeedsYouCardProps) {
  const alerts = useSafetyAlertLines(dashboard.alerts)
  return (
    <Card title="Needs you">
      <WaitingList first={alerts} items={waitingItems(dashboard, usePermissions(), now)}>
        What has to be finished, invoiced or chased shows here.
      </WaitingList>
    </Card>
  )
}
