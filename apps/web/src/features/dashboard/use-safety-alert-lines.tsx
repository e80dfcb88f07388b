import type { Dashboard, SafetyAlert } from '@oaklet/api/contract'
import { Button, Icon, IconTile, type ItemListItem } from '@oaklet/design-system'
import { useState } from 'react'
import { formatShortDate } from '../../shared/format-date'
import { paths } from '../../shared/paths'

/** The number of alerts that leaves the other tasks visible. */
const FIRST_SHOWN = 3

/** Returns list items for the clients with a safety alert, the newest first; more than three expand in place. */
export function useSafetyAlertLines(alerts: Dashboard['alerts']): ItemListItem[] {
  const [isOpen, setOpen] = useState(false)
  if (alerts === null) return []
  const { total, newest } = alerts
  const lines = (isOpen ? newest : newest.slice(0, FIRST_SHOWN)).map(lineOf)
  const more = newest.length - FIRST_SHOWN
  if (more <= 0) return lines
  return [
    ...lines,
    {
      id: 'more-alerts',
      title: `${lines.length} of ${total} safety alerts`,
      actions: (
        <Button size="small" onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer alerts' : `Show ${more} more ${more === 1 ? 'alert' : 'alerts'}`}
        </Button>
      ),
    },
  ]
}

const lineOf = ({ measureId, clientId, clientName, takenOn }: SafetyAlert): ItemListItem => ({
  id: measureId,
  leading: (
    <IconTile tone="bad">
      <Icon of="alert" />
    </IconTile>
  ),
  // No line break between the number and its word.
  title: `${clientName}: PHQ-9 question\u00A09`,
  detail: `Safety alert, ${formatShortDate(takenOn)}`,
  href: paths.client(clientId, 'measures'),
})
