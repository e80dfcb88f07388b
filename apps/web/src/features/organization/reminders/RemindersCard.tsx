import { REMINDERS_MESSAGES } from '@oaklet/api'
import { Button, Card, DescriptionList, Icon, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { remindersQueries } from '../../../records/reminders/reminders-queries'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import {
  changesWords,
  daysWords,
  EDIT_TITLE,
  hoursWords,
  lateWords,
  nameWords,
  onWords,
} from './reminder-words'

const RemindersDialog = lazyDialog(
  () => EDIT_TITLE,
  async () => (await import('./RemindersDialog')).RemindersDialog,
)

/** How the practice reminds its clients of appointments. */
export function RemindersCard() {
  const query = useQuery(remindersQueries(useApi(), usePracticeId()).settings())
  const [isEdited, setEdited] = useState(false)
  return (
    <Card
      title="Appointment reminders"
      actions={
        query.data && (
          <Button
            size="small"
            icon={<Icon of="edit" />}
            aria-label="Edit appointment reminders"
            {...RemindersDialog.onIntent}
            onPress={() => setEdited(true)}
          >
            Edit
          </Button>
        )
      }
    >
      <WhenLoaded
        query={query}
        fallback={REMINDERS_MESSAGES.settings}
        label="Loading the reminders"
        placeholder={<Skeleton shape="row" count={3} />}
      >
        {(settings) => (
          <>
            <DescriptionList
              items={[
                { term: 'Reminders', description: onWords(settings.isOn) },
                { term: 'Changes', description: changesWords(settings.tellsChanges) },
                { term: 'When', description: daysWords(settings.daysBefore) },
                { term: 'Mail leaves', description: hoursWords(settings.hours) },
                { term: 'Name in the mail', description: nameWords(settings.publicName) },
                { term: 'Late cancellation', description: lateWords(settings.lateHours) },
              ]}
            />
            {isEdited && <RemindersDialog settings={settings} onClose={() => setEdited(false)} />}
          </>
        )}
      </WhenLoaded>
    </Card>
  )
}
