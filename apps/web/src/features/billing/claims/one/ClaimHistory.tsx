import type { Claim, ClaimEvent, ClaimEventKind, ClaimWay } from '@oaklet/api/contract'
import { Card, Stack, Text, Timeline, type TimelineItem } from '@oaklet/design-system'
import { formatDateAndTime } from '../../../../shared/format-date'
import { paths } from '../../../../shared/paths'
import { byWords } from '../by-words'
import { FileLink } from '../FileLink'
import { changeWords } from './change-words'

interface ClaimHistoryProps {
  claim: Claim
  timeZone: string
  /** Today where the practice is. */
  today: string
}

const KINDS: Readonly<Record<ClaimEventKind, Pick<TimelineItem, 'tone'> & { title: string }>> = {
  created: { title: 'Made' },
  changed: { title: 'Changed' },
  refreshed: { title: 'Checked again' },
  submitted: { title: 'Sent', tone: 'info' },
  accepted: { title: 'Accepted', tone: 'good' },
  rejected: { title: 'Rejected', tone: 'bad' },
  voided: { title: 'Voided', tone: 'bad' },
  posted: { title: 'Payment posted', tone: 'info' },
  posting_undone: { title: 'Posting undone' },
  replaced: { title: 'Correction begun' },
  cancelled: { title: 'Cancellation begun' },
  kept: { title: 'Left as it was' },
  written_off: { title: 'Rest written off', tone: 'wait' },
  write_off_undone: { title: 'Write-off undone' },
  given_to_client: { title: 'Rest given to the client', tone: 'wait' },
  give_to_client_undone: { title: 'Giving to the client undone' },
  second_claim_made: { title: 'Rest moved to the next insurance', tone: 'info' },
  second_claim_given_up: { title: 'Rest moved back' },
  appealed: { title: 'Appealed', tone: 'wait' },
  appeal_decided: { title: 'Appeal answered', tone: 'info' },
}

const WAYS: Readonly<Record<ClaimWay, string>> = {
  file: 'in a file',
  folder: 'in a file, by way of the outbox folder',
  paper: 'on the paper form',
  printed: 'as a printed copy',
  elsewhere: 'elsewhere',
}

/** What was done with a claim, by whom and to which field, the newest first. */
export function ClaimHistory({ claim, timeZone, today }: ClaimHistoryProps) {
  // Each sending has one entry of its own, and both are in their order; their times can differ by milliseconds.
  const sendings = claim.history.filter(({ kind }) => kind === 'submitted').toReversed()
  const submissions = claim.submissions.toSorted((one, other) => one.attempt - other.attempt)
  const titleOf = (event: ClaimEvent) => {
    const way = submissions[sendings.indexOf(event)]?.way
    return way === undefined ? KINDS[event.kind].title : `Sent ${WAYS[way]}`
  }
  return (
    <Card title="History">
      <Timeline
        label="History of this claim"
        items={claim.history.map((event) => ({
          id: event.id,
          title: titleOf(event),
          time: formatDateAndTime(event.at, timeZone, today),
          tone: KINDS[event.kind].tone,
          children: <EventDetails event={event} currency={claim.currency} />,
        }))}
      />
    </Card>
  )
}

const EventDetails = ({ event, currency }: { event: ClaimEvent; currency: string }) => (
  <Stack gap="xs">
    <Text tone="quiet">{byWords(event.byName)}</Text>
    {event.remittanceId !== null ? (
      <FileLink href={paths.remittance(event.remittanceId)}>{event.reason}</FileLink>
    ) : (
      event.reason !== '' && <Text>{event.reason}</Text>
    )}
    {event.changes.map((change) => (
      <Text key={change.field}>{changeWords(change, currency)}</Text>
    ))}
  </Stack>
)
