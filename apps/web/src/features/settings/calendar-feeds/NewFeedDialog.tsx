import { CALENDAR_FEEDS_MESSAGES } from '@oaklet/api'
import { CreateCalendarFeedBody, type NewCalendarFeed } from '@oaklet/api/contract'
import { Button, Inline, RadioGroup, showToast, Stack, Switch, Text, TextField } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { settingsQueries } from '../settings-queries'

const NAMINGS = [
  {
    id: 'initials',
    label: 'Initials of clients',
    description: '“J. B.” stands at the time of an appointment.',
  },
  { id: 'busy', label: 'Only that you are busy', description: 'Nothing tells who comes.' },
] as const

/** Makes a feed, and then shows its address, which is told only now. */
export function NewFeedDialog({ onClose }: { onClose: () => void }) {
  const [api, practiceId] = [useApi(), usePracticeId()]
  const queryClient = useQueryClient()
  const [made, setMade] = useState<NewCalendarFeed | null>(null)
  const form = useForm<CreateCalendarFeedBody>({
    initial: { label: '', shows: 'initials', showsPlaces: false },
    errorsOf: (values) => contractErrors(CreateCalendarFeedBody, values, ['label']),
    clearsAsTyped: true,
  })
  const making = useMutation({
    mutationFn: (body: CreateCalendarFeedBody) => api.calendarFeeds.create({ practiceId }, body),
    onSuccess: ({ address, ...feed }) => {
      setMade({ address, ...feed })
      queryClient.setQueryData(settingsQueries(api).calendarFeeds(practiceId).queryKey, (before = []) => [
        ...before,
        feed,
      ])
    },
    onError: form.refuse,
  })
  return (
    <FormDialog
      title={made === null ? 'New calendar feed' : `The address of ${made.label}`}
      form={form}
      submitLabel="Make the feed"
      pendingLabel="Making it…"
      isPending={making.isPending}
      error={making.error}
      fallback={CALENDAR_FEEDS_MESSAGES.create}
      isOver={made !== null}
      onSubmit={() => made === null && form.check() && making.mutate(form.values)}
      onClose={onClose}
    >
      {made === null ? (
        <Stack gap="l">
          <TextField
            {...form.field('label')}
            label="Name"
            description="Which calendar reads it, like “My phone”."
            isRequired
            autoFocus
          />
          <RadioGroup {...form.field('shows')} label="What it shows" options={NAMINGS} />
          <Switch
            name="showsPlaces"
            isSelected={form.values.showsPlaces}
            onChange={(showsPlaces) => form.change({ showsPlaces })}
          >
            Tell at which location an appointment is
          </Switch>
        </Stack>
      ) : (
        <Stack gap="l">
          <Text isReading>
            Add this address in your other calendar as a calendar that you subscribe to. It is shown only now:
            copy it before you close this. Other calendars look for changes every few hours.
          </Text>
          <TextField label="Address" value={made.address} isReadOnly autoFocus onChange={() => undefined} />
          <Inline>
            <Button onPress={() => void copy(made.address)}>Copy the address</Button>
          </Inline>
        </Stack>
      )}
    </FormDialog>
  )
}

/** Copies it where the browser lets the page do so. */
async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ title: 'Address copied', tone: 'good' })
  } catch {
    showToast({
      title: 'Your browser didn’t let Oaklet copy it: select the address and copy it',
      tone: 'info',
    })
  }
}
