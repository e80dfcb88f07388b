import { WAITLIST_MESSAGES } from '@oaklet/api'
import { MAX_OFFERED_TO, type WaitlistEntry } from '@oaklet/api/contract'
import { CheckboxGroup, showToast, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { dateInZone, formatLongDate, formatTime } from '../../../shared/format-date'
import { serverNow } from '../../../shared/server-clock'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { offeredWords, whoAndWhereWords } from './waitlist-words'
import { waitlistQueries } from './waitlist-queries'

/** A time of a clinician that nobody has. */
export interface FreeSlot {
  clinician: { id: string; name: string }
  /** A place without an id is telehealth. */
  place: { id: string | null; name: string }
  startsAt: string
  endsAt: string
  timeZone: string
}

export interface OfferDialogProps {
  slot: FreeSlot
  /** Whom it was looked for; nobody where the time was free first. */
  entryId: string | null
  onOffered: () => void
  onClose: () => void
}

/** What the dialog is called. */
export const offerTitle = ({ slot: { startsAt, timeZone } }: Pick<OfferDialogProps, 'slot'>): string =>
  `Offer ${formatLongDate(dateInZone(startsAt, timeZone))}, ${formatTime(startsAt, timeZone)}`

/** Offers a free time to clients who wait for such a one: who was looked for is chosen, or the first of them. */
export function OfferDialog({ slot, entryId, onOffered, onClose }: OfferDialogProps) {
  const [api, practiceId, refresh] = [useApi(), usePracticeId(), useRefreshPractice()]
  const { keyFor } = useIdempotencyKey()
  const { clinician, place, startsAt, endsAt } = slot
  const matches = useQuery(
    waitlistQueries(api, practiceId).matches({
      ...{ clinicianId: clinician.id, startsAt, endsAt },
      ...(place.id !== null && { locationId: place.id }),
    }),
  )
  const reachable = (matches.data ?? []).filter(({ canBeMailed }) => canBeMailed)
  const wished = entryId === null ? reachable[0] : reachable.find(({ id }) => id === entryId)
  const chosenOf = ({ entryIds }: OfferValues) => entryIds ?? (wished === undefined ? [] : [wished.id])
  const form = useForm<OfferValues>({
    initial: { entryIds: null },
    errorsOf: (values) => {
      const { length } = chosenOf(values)
      if (length > 0 && length <= MAX_OFFERED_TO) return []
      const message = length === 0 ? 'Choose a client' : `Choose at most ${MAX_OFFERED_TO} clients`
      return [{ path: 'entryIds', message }]
    },
    refusalsOf: (refused) => refused.map(({ message }) => ({ path: 'entryIds', message })),
    clearsAsTyped: true,
    isDisposable: true,
  })
  const offering = useMutation({
    mutationFn: () => {
      const entryIds = [...chosenOf(form.values)]
      const body = { entryIds, clinicianId: clinician.id, locationId: place.id, startsAt }
      return api.waitlist.offer({ practiceId }, body, { idempotencyKey: keyFor(body) })
    },
    onSuccess: (offered) => {
      showToast({ title: offeredWords(offered, serverNow().toISOString()), tone: 'good' })
      onOffered()
    },
    onError: form.refuse,
    onSettled: () => void refresh(),
  })
  return (
    <FormDialog
      title={offerTitle({ slot })}
      size="m"
      form={form}
      submitLabel="Offer it by mail"
      pendingLabel="Offering…"
      isPending={offering.isPending}
      error={offering.error}
      fallback={WAITLIST_MESSAGES.offer}
      isOver={matches.data?.length === 0}
      onSubmit={() => matches.data !== undefined && form.check() && offering.mutate()}
      onClose={onClose}
    >
      <WhenLoaded
        query={matches}
        fallback={WAITLIST_MESSAGES.matches}
        label="Looking through the waitlist"
        placeholder={<Skeleton shape="row" count={4} />}
      >
        {(entries) =>
          entries.length === 0 ? (
            <Text isReading>Nobody on the waitlist can be offered this time any more.</Text>
          ) : (
            <Stack gap="l">
              <Text isReading>
                {`With ${clinician.name}, ${place.id === null ? 'by telehealth' : `at ${place.name}`}. Each client gets a link: who takes the time first has it. After two hours it is free again; nights don’t count.`}
              </Text>
              <CheckboxGroup
                label="Who is asked"
                name="entryIds"
                options={entries.map((entry) => ({
                  ...{ id: entry.id, label: entry.client.name, description: aboutWords(entry) },
                  isDisabled: !entry.canBeMailed,
                }))}
                value={chosenOf(form.values)}
                errorMessage={form.errorAt('entryIds')}
                onChange={(entryIds) => form.change({ entryIds })}
              />
            </Stack>
          )
        }
      </WhenLoaded>
    </FormDialog>
  )
}

interface OfferValues {
  /** Null until somebody is chosen. */
  entryIds: readonly string[] | null
}

function aboutWords(entry: WaitlistEntry): string {
  const { minutes, urgency, note, canBeMailed } = entry
  return [
    ...[`${minutes} minutes`, whoAndWhereWords(entry), urgency === 'soon' ? 'needs a time soon' : ''],
    ...[note, canBeMailed ? '' : 'No e-mail that may be written to: call them, and book the time'],
  ]
    .filter(Boolean)
    .join(' · ')
}
