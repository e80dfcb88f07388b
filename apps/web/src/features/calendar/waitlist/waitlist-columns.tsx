import type { WaitlistEntry } from '@oaklet/api/contract'
import { Badge, Inline, Stack, StatusBadge, type TableColumn, Text } from '@oaklet/design-system'
import { dateInZone, formatShortDate } from '../../../shared/format-date'
import { daysWords, OFFER_WORDS, slotWords, timesWords, untilWords, whoAndWhereWords } from './waitlist-words'

/** What the list says about who waits. */
export const waitlistColumns = (timeZone: string, now: string): readonly TableColumn<WaitlistEntry>[] => {
  const today = dateInZone(now, timeZone)
  return [
    {
      ...{ id: 'client', header: 'Client', width: '20%', isRowHeader: true },
      cell: ({ client, urgency }) => (
        <Inline gap="s" wrap>
          {client.name}
          {urgency === 'soon' && <Badge>Soon</Badge>}
        </Inline>
      ),
    },
    {
      ...{ id: 'wants', header: 'Waits for', width: '27%' },
      cell: (entry) => <Lines first={serviceWords(entry)} then={[whoAndWhereWords(entry), entry.note]} />,
    },
    {
      ...{ id: 'suits', header: 'Suits', width: '22%' },
      cell: (entry) => <Lines first={timesWords(entry.times)} then={[daysWords(entry, today)]} />,
    },
    {
      ...{ id: 'since', header: 'Since', width: '11%' },
      cell: ({ joinedAt }) => formatShortDate(dateInZone(joinedAt, timeZone), today),
    },
    { id: 'offer', header: 'Offer', width: '20%', cell: (entry) => <LastOffer entry={entry} now={now} /> },
  ]
}

/** The length is said where the service isn’t called by it. */
const serviceWords = ({ service: { label }, minutes }: WaitlistEntry): string =>
  label.includes(`${minutes} min`) ? label : `${label}, ${minutes} min`

function Lines({ first, then }: { first: string; then: readonly string[] }) {
  return (
    <Stack gap="none">
      <span>{first}</span>
      {then.filter(Boolean).map((words) => (
        <Text key={words} tone="quiet" size="s">
          {words}
        </Text>
      ))}
    </Stack>
  )
}

/** The newest offer, and what became of it. */
function LastOffer({ entry: { status, offers }, now }: { entry: WaitlistEntry; now: string }) {
  const [offer] = offers
  if (offer === undefined) return status === 'withdrawn' ? 'Taken off' : '–'
  const { word, tone } = OFFER_WORDS[offer.status]
  return (
    <Stack gap="xs">
      <Inline>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </Inline>
      <Text tone="quiet" size="s">
        {slotWords(offer)}
        {offer.status === 'open' && `; to answer ${untilWords(offer, now)}`}
      </Text>
    </Stack>
  )
}
