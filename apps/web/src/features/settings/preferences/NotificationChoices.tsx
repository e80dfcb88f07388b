import { NOTIFICATIONS_MESSAGES } from '@oaklet/api'
import {
  NOTIFICATION_EVENTS,
  type NotificationChoice,
  type NotificationEvent,
  type NotificationPreferences,
} from '@oaklet/api/contract'
import { Checkbox, showToast, Table, VisuallyHidden } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOTIFICATION_WORDS } from '../../../records/account/notification-words'
import { useApi } from '../../../shared/use-api'
import { useMediaQuery } from '../../../shared/use-media-query'
import { SettingsForm } from '../../../shared/forms/SettingsForm'
import { settingsQueries } from '../settings-queries'
import { useUnsaved } from '../../../shared/forms/use-unsaved'

/** Where the three columns would break words; above, they have room in a card too. */
const PHONE = '(max-width: 30rem)'

const CHANNELS = [
  { id: 'inApp', header: 'In Oaklet' },
  { id: 'email', header: 'By e-mail' },
] as const

/** Each event with the ways to be notified of it, saved together. */
export function NotificationChoices({ saved }: { saved: NotificationPreferences }) {
  const queries = settingsQueries(useApi())
  const queryClient = useQueryClient()
  const save = useMutation(queries.saveNotifications())
  const [changes, setChanges] = useState<ReadonlyMap<NotificationEvent, NotificationChoice>>(new Map())
  const savedOf = (event: NotificationEvent) => saved.choices.find((one) => one.event === event)
  const rows = NOTIFICATION_EVENTS.flatMap((event) => changes.get(event) ?? savedOf(event) ?? [])
  const changed = [...changes.values()].filter((choice) => !isSame(choice, savedOf(choice.event)))
  const isPhone = useMediaQuery(PHONE)
  useUnsaved(changed.length > 0)

  const choose = (choice: NotificationChoice) =>
    setChanges((before) => new Map(before).set(choice.event, choice))
  const submit = () =>
    save.mutate(
      { choices: changed },
      {
        onSuccess: (answer) => {
          queryClient.setQueryData(queries.notifications().queryKey, answer)
          // What was ticked while this was on its way waits for its own turn.
          setChanges((now) => new Map([...now].filter(([event, choice]) => changes.get(event) !== choice)))
          showToast({ title: 'Notification choices saved', tone: 'good' })
        },
      },
    )

  return (
    <SettingsForm
      label="How we tell you"
      errors={[]}
      isPending={save.isPending}
      error={save.error}
      fallback={NOTIFICATIONS_MESSAGES.savePreferences}
      submitLabel="Save choices"
      pendingLabel="Saving…"
      onSubmit={submit}
    >
      <Table
        label="How we tell you"
        rows={rows}
        hasCardsOnPhone={isPhone}
        rowKey={({ event }) => event}
        columns={[
          { id: 'event', header: 'Event', cell: ({ event }) => NOTIFICATION_WORDS[event] },
          ...CHANNELS.map(({ id, header }) => ({
            id,
            header,
            cell: (choice: NotificationChoice) => (
              <Checkbox isSelected={choice[id]} onChange={(isOn) => choose({ ...choice, [id]: isOn })}>
                <VisuallyHidden>{`${NOTIFICATION_WORDS[choice.event]}: ${header}`}</VisuallyHidden>
              </Checkbox>
            ),
          })),
        ]}
      />
    </SettingsForm>
  )
}

const isSame = (one: NotificationChoice, other: NotificationChoice | undefined): boolean =>
  one.inApp === other?.inApp && one.email === other.email
