import { REMINDERS_MESSAGES } from '@oaklet/api'
import type { Client, ClientReminders as Reminders, Practice } from '@oaklet/api/contract'
import { Button, Dialog, Inline, showToast, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { remindersQueries } from '../../../records/reminders/reminders-queries'
import { dateInZone, formatMediumDate } from '../../../shared/format-date'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { useApi } from '../../../shared/use-api'
import { usePermissions } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'

export interface ClientRemindersDialogProps {
  client: Client
  practice: Practice
  onClose: () => void
}

/** Whether a client gets reminders of their appointments, and the way to stop them or to let them go on. */
export function ClientRemindersDialog({ client, practice, onClose }: ClientRemindersDialogProps) {
  const [api, queryClient] = [useApi(), useQueryClient()]
  const can = usePermissions()
  const reading = remindersQueries(api, practice.id).ofClient(client.id)
  const query = useQuery(reading)
  const path = { practiceId: practice.id, clientId: client.id }
  const setting = useMutation({
    mutationFn: (isStopped: boolean) => api.reminders.setOfClient(path, { isStopped }),
    onSuccess: (saved) => {
      queryClient.setQueryData(reading.queryKey, saved)
      showToast({ title: saved.isStopped ? 'Reminders stopped' : 'Reminders started' })
    },
  })
  return (
    <Dialog
      title={`Reminders of ${client.displayName}`}
      size="s"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <WhenLoaded
        query={query}
        fallback={REMINDERS_MESSAGES.ofClient}
        label="Loading the reminders"
        placeholder={<Skeleton shape="line" />}
      >
        {(reminders) => (
          <Stack gap="m">
            <Text>{reminderWords(reminders, client, practice.timeZone)}</Text>
            {setting.isError && (
              <SaveFailure error={setting.error} fallback={REMINDERS_MESSAGES.setOfClient} />
            )}
            {can('clients:write') && (
              <Inline>
                <Button isPending={setting.isPending} onPress={() => setting.mutate(!reminders.isStopped)}>
                  {reminders.isStopped ? 'Start reminders' : 'Stop reminders'}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </WhenLoaded>
    </Dialog>
  )
}

function reminderWords(
  { isStopped, stoppedAt, stoppedByName }: Reminders,
  { contacts }: Client,
  timeZone: string,
): string {
  if (isStopped) {
    const on = stoppedAt === null ? '' : ` on ${formatMediumDate(dateInZone(stoppedAt, timeZone))}`
    return `No reminders are sent: ${stoppedByName ?? 'the client'} stopped them${on}.`
  }
  return contacts.some(({ kind, mayEmail }) => kind === 'email' && mayEmail)
    ? 'E-mailed before each appointment, where the practice sends reminders.'
    : 'No reminders are sent: the client has no e-mail that may be written to.'
}
