import { WAITLIST_MESSAGES } from '@oaklet/api'
import { type CreateWaitlistEntryBody, WaitlistEntry } from '@oaklet/api/contract'
import { Dialog, Skeleton } from '@oaklet/design-system'
import type { PickedClient } from '../../../records/clients/ClientPicker'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { useBookingChoices } from '../booking/use-booking-choices'
import { entryBodyOf, entryErrors, entryRefusals, entryValuesOf, entryVersions } from './entry-form'
import { type EntryChoices, EntryFields } from './EntryFields'

export interface EntryDialogProps {
  /** What is changed; null puts somebody on the waitlist. */
  entry: WaitlistEntry | null
  /** Who is put on it, where that is known. */
  client: PickedClient | null
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** What the dialog is called. */
export const entryTitle = ({ entry }: Pick<EntryDialogProps, 'entry'>): string =>
  entry === null ? 'Add to the waitlist' : `What ${entry.client.name} waits for`

/** Puts a client on the waitlist, or changes what one waits for. */
export function EntryDialog({ entry, client, today, onClose }: EntryDialogProps) {
  const [api, practiceId] = [useApi().waitlist, usePracticeId()]
  const { choices, error, retry } = useBookingChoices()
  const title = entryTitle({ entry })
  if (choices === null) {
    return (
      <Dialog title={title} isOpen onOpenChange={onClose}>
        {error === null ? (
          <Skeleton shape="row" count={6} />
        ) : (
          <LoadFailure error={error} fallback={WAITLIST_MESSAGES.create} onRetry={retry} />
        )}
      </Dialog>
    )
  }
  const save = ({ clientId, ...wishes }: CreateWaitlistEntryBody, on: WaitlistEntry | null, key: string) =>
    on === null
      ? api.create({ practiceId }, { clientId, ...wishes }, { idempotencyKey: key })
      : api.update({ practiceId, entryId: on.id }, { ...wishes, version: on.version })
  return (
    <RecordDialog
      title={title}
      what="entry"
      record={entry}
      schema={WaitlistEntry}
      valuesOf={(record) => entryValuesOf(record, today, client)}
      errorsOf={entryErrors}
      refusalsOf={entryRefusals}
      bodyOf={entryBodyOf}
      versionsOf={entryVersions}
      save={save}
      savedWords={() => (entry === null ? 'Put on the waitlist' : 'Saved')}
      fallback={entry === null ? WAITLIST_MESSAGES.create : WAITLIST_MESSAGES.update}
      onClose={onClose}
    >
      {(form) => <EntryFields form={form} choices={choicesFor(choices, entry)} isNew={entry === null} />}
    </RecordDialog>
  )
}

/** The choices for an entry that is there: what it names can stay, also where it can’t be booked any more. */
function choicesFor(choices: EntryChoices, entry: WaitlistEntry | null): EntryChoices {
  if (entry === null) return choices
  const withNamed = (items: EntryChoices['locations'], named: EntryChoices['locations']) => [
    ...items,
    ...named.filter(({ id }) => !items.some((item) => item.id === id)),
  ]
  const { clinicians, places, service } = entry
  const isKnown = choices.services.some(({ code }) => code === service.code)
  return {
    clinicians: withNamed(choices.clinicians, clinicians),
    locations: withNamed(
      choices.locations,
      places.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
    ),
    services: isKnown ? choices.services : [...choices.services, { ...service, feeCents: 0 }],
  }
}
