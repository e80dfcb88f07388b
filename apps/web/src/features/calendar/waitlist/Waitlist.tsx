import { WAITLIST_MESSAGES } from '@oaklet/api'
import type { Practice, WaitlistEntry, WaitlistStatus } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  EmptyState,
  FilterBar,
  Icon,
  Inline,
  type MenuAction,
  PageHeader,
  SegmentedControl,
  showToast,
  Skeleton,
  Stack,
  Table,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { countOf } from '../../../shared/count-of'
import { failureWords } from '../../../shared/failure-words'
import { dateInZone } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { waitlistColumns } from './waitlist-columns'
import { waitlistQueries } from './waitlist-queries'

const EntryDialog = lazyDialog(
  () => 'Waitlist',
  async () => (await import('./EntryDialog')).EntryDialog,
)
const FindForEntry = lazyDialog(
  () => 'Offer a time',
  async () => (await import('./FindForEntry')).FindForEntry,
)
const ADD_ID = 'add-to-waitlist'
/** So many rows are drawn at a time. */
const ROWS = 100

type Act = 'offer' | 'edit' | 'book' | 'take_back' | 'booked' | 'withdraw' | 'put_back'

/** Who waits, those who need a time soon first, or who doesn’t any more. */
export function Waitlist({ practice, now }: { practice: Practice; now: string }) {
  const [address, setAddress] = useSearchParams()
  const status = address.get('show') === 'ended' ? 'ended' : 'waiting'
  const query = useQuery(waitlistQueries(useApi(), practice.id).list(status))
  const [edited, setEdited] = useState<{ entry: WaitlistEntry | null } | null>(null)
  const mayWrite = usePermissions()('appointments:write')
  const today = dateInZone(now, practice.timeZone)
  usePage('Waitlist')
  const count = query.data?.length
  const add = (
    <Button
      id={ADD_ID}
      tone="primary"
      icon={<Icon of="plus" />}
      {...EntryDialog.onIntent}
      onPress={() => setEdited({ entry: null })}
    >
      Add to the waitlist
    </Button>
  )
  return (
    <Stack gap="xl">
      <PageHeader
        title="Waitlist"
        summary={
          count === undefined
            ? 'Clients who wait for a time'
            : `${countOf(count, 'client', 'clients')} ${status === 'ended' ? 'waited' : count === 1 ? 'waits' : 'wait'}`
        }
        breadcrumbs={[{ label: 'Calendar', href: paths.calendar() }, { label: 'Waitlist' }]}
        actions={mayWrite && add}
      />
      <FilterBar label="Filter the waitlist">
        <SegmentedControl
          label="Show"
          options={[
            { id: 'waiting', label: 'Waiting' },
            { id: 'ended', label: 'No longer waiting' },
          ]}
          selectedKey={status}
          onSelectionChange={(shown) =>
            setAddress(shown === 'ended' ? { show: 'ended' } : {}, { replace: true })
          }
        />
      </FilterBar>
      <WhenLoaded
        query={query}
        fallback={WAITLIST_MESSAGES.list}
        label="Loading the waitlist"
        placeholder={<Skeleton shape="row" count={6} />}
      >
        {(entries) => (
          <Entries
            key={status}
            {...{ entries, practice, now, mayWrite }}
            onEdit={(entry) => setEdited({ entry })}
          />
        )}
      </WhenLoaded>
      {edited !== null && (
        <EntryDialog entry={edited.entry} client={null} today={today} onClose={() => setEdited(null)} />
      )}
    </Stack>
  )
}

interface EntriesProps {
  entries: readonly WaitlistEntry[]
  practice: Practice
  now: string
  mayWrite: boolean
  onEdit: (entry: WaitlistEntry) => void
}

function Entries({ entries, practice, now, mayWrite, onEdit }: EntriesProps) {
  const api = useApi().waitlist
  const refresh = useRefreshPractice()
  const navigate = useNavigate()
  const [shown, setShown] = useState(ROWS)
  const [offered, setOffered] = useState<WaitlistEntry | null>(null)
  const { id: practiceId, timeZone } = practice
  useKeptFocus(entries, ADD_ID)
  const columns = useMemo(() => waitlistColumns(timeZone, now), [timeZone, now])
  const changing = useMutation({
    mutationFn: ({ entry, status }: { entry: WaitlistEntry; status: WaitlistStatus }) =>
      api.setStatus({ practiceId, entryId: entry.id }, { status, version: entry.version }),
    onSuccess: (after, { entry: before }) =>
      showToast({
        title: changedWords(after),
        tone: 'good',
        ...(after.status !== 'waiting' && {
          actionLabel: 'Undo',
          onAction: () => changing.mutate({ entry: after, status: before.status }),
        }),
      }),
    onSettled: () => void refresh(),
  })
  const takingBack = useMutation({
    mutationFn: (offerId: string) => api.withdrawOffer({ practiceId, offerId }),
    onSuccess: ({ client }) =>
      showToast({ title: `The offer to ${client.name} was taken back`, tone: 'good' }),
    onSettled: () => void refresh(),
  })
  const act = (chosen: Act, entry: WaitlistEntry) => {
    if (chosen === 'offer') setOffered(entry)
    else if (chosen === 'edit') onEdit(entry)
    else if (chosen === 'book') void navigate(paths.calendar({ book: entry.client.id }))
    else if (chosen === 'take_back') takingBack.mutate(entry.offers[0]?.id ?? '')
    else {
      const status = chosen === 'put_back' ? 'waiting' : chosen === 'booked' ? 'booked' : 'withdrawn'
      changing.mutate({ entry, status })
    }
  }
  const failure = changing.error ?? takingBack.error
  const left = entries.length - shown
  return (
    <Stack gap="l">
      {failure !== null && (
        <Banner tone="bad" isAnnounced>
          {failureWords(failure, WAITLIST_MESSAGES.setStatus)}
        </Banner>
      )}
      {entries.length === 0 ? (
        <EmptyState title="Nobody is here" icon={<Icon of="calendar" size="l" />}>
          Clients who wait for a time stand here. When an appointment is cancelled, its time can be offered to
          those whom it suits.
        </EmptyState>
      ) : (
        <Table<WaitlistEntry>
          label="Waitlist"
          rows={entries.slice(0, shown)}
          rowKey={keyOf}
          rowName={nameOf}
          columns={columns}
          {...(mayWrite && {
            onRowAction: (key: string) => {
              const entry = entries.find(({ id }) => id === key)
              if (entry) onEdit(entry)
            },
            rowActions: (entry: WaitlistEntry) => ({
              items: actsOf(entry),
              onAction: (chosen: string) => act(chosen as Act, entry),
            }),
          })}
        />
      )}
      {left > 0 && (
        <Inline>
          <Button onPress={() => setShown(shown + ROWS)}>{`Show ${Math.min(left, ROWS)} more`}</Button>
        </Inline>
      )}
      {offered !== null && (
        <FindForEntry
          entry={offered}
          today={dateInZone(now, timeZone)}
          timeZone={timeZone}
          onClose={() => setOffered(null)}
        />
      )}
    </Stack>
  )
}

const keyOf = ({ id }: WaitlistEntry) => id
const nameOf = ({ client }: WaitlistEntry) => client.name

const actsOf = ({ status, offers: [offer] }: WaitlistEntry): MenuAction<Act>[] =>
  status === 'waiting'
    ? [
        offer?.status === 'open'
          ? { id: 'take_back', label: 'Take the offer back' }
          : { id: 'offer', label: 'Offer a time…' },
        { id: 'book', label: 'Book…' },
        { id: 'edit', label: 'Edit…' },
        { id: 'booked', label: 'Mark as booked' },
        { id: 'withdraw', label: 'Take off the waitlist' },
      ]
    : [{ id: 'put_back', label: 'Put back on the waitlist' }]

function changedWords({ client: { name }, status }: WaitlistEntry): string {
  if (status === 'waiting') return `${name} is back on the waitlist`
  return status === 'booked' ? `${name} was booked and waits no more` : `${name} was taken off the waitlist`
}
