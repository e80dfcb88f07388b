import { NOTIFICATIONS_MESSAGES } from '@oaklet/api'
import {
  NOTIFICATION_EVENTS,
  type NotificationChoice,
  type NotificationPreferences,
} from '@oaklet/api/contract'
import { Checkbox, showToast, Table, VisuallyHidden } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../shared/use-api'
import { useMediaQuery } from '../../shared/use-media-query'
import { EVENT_WORDS } from './notification-words'
import { SettingsForm } from './SettingsForm'
import { settingsQueries } from './settings-queries'
import { useUnsaved } from './use-unsaved'

/** Where the three columns would break words; above, they have room in a card too. */
const PHONE = '(max-width: 30rem)'

const CHANNELS = [
  { id: 'inApp', header: 'In Oaklet' },
  { id: 'email', header: 'By e-mail' },
] as const

/** Each event with the ways to be told of it, saved together. */
export function NotificationChoices({ saved }: { saved: NotificationPreferences }) {
  const queries = settingsQueries(useApi())
  const queryClient = useQueryClient()
  const save = useMutation(queries.saveNotifications())
  const [changes, setChanges] = useState<ReadonlyMap<string, NotificationChoice>>(new Map())
  const rows = NOTIFICATION_EVENTS.flatMap((event) => {
    const choice = changes.get(event) ?? saved.choices.find((one) => one.event === event)
    return choice === undefined ? [] : [choice]
  })
  const isPhone = useMediaQuery(PHONE)
  useUnsaved(changes.size > 0)

  const choose = (choice: NotificationChoice) =>
    setChanges((before) => new Map(before).set(choice.event, choice))
  const submit = () =>
    save.mutate(
      { choices: rows },
      {
        onSuccess: (answer) => {
          queryClient.setQueryData(queries.notifications().queryKey, answer)
          setChanges(new Map())
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
          { id: 'event', header: 'Event', cell: ({ event }) => EVENT_WORDS[event] },
          ...CHANNELS.map(({ id, header }) => ({
            id,
            header,
            cell: (choice: NotificationChoice) => (
              <Checkbox isSelected={choice[id]} onChange={(isOn) => choose({ ...choice, [id]: isOn })}>
                <VisuallyHidden>{`${EVENT_WORDS[choice.event]}: ${header}`}</VisuallyHidden>
              </Checkbox>
            ),
          })),
        ]}
      />
    </SettingsForm>
  )
}
