import { REMITTANCES_MESSAGES } from '@oaklet/api'
import type { Claim, ClaimBook, ClaimBookEntry, ClaimLine } from '@oaklet/api/contract'
import {
  Card,
  DescriptionList,
  DisclosureGroup,
  MoneyText,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { formatDateAndTime, formatMediumDate } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { WhenLoaded } from '../../../../shared/WhenLoaded'
import { byWords } from '../by-words'
import { FileLink } from '../FileLink'
import { remittanceQueries } from '../remittances/remittance-queries'
import { bookSums, entryWords, whyWords } from './book-words'

interface BookCardProps {
  claim: Claim
  timeZone: string
  /** Today where the practice is. */
  today: string
}

/** What the insurance owes for a claim: its sums, and what is open for each session, which opens to its entries. */
export function BookCard({ claim, timeZone, today }: BookCardProps) {
  const isSent = claim.submittedOn !== null
  const book = useQuery({
    ...remittanceQueries(useApi(), claim.practiceId).book(claim.id),
    enabled: isSent,
  })
  return (
    <Card title="Book">
      {isSent ? (
        <WhenLoaded
          query={book}
          fallback={REMITTANCES_MESSAGES.book}
          label="Loading the book"
          placeholder={<Skeleton shape="row" count={3} />}
        >
          {(known) => <Entries book={known} claim={claim} timeZone={timeZone} today={today} />}
        </WhenLoaded>
      ) : (
        <Text tone="quiet">
          The insurance owes nothing before the claim is sent. Then every sum stands here.
        </Text>
      )}
    </Card>
  )
}

function Entries({ book, claim, timeZone, today }: BookCardProps & { book: ClaimBook }) {
  const { currency, entries, openCents } = book
  if (entries.length === 0) return <Text tone="quiet">Nothing stands in it yet.</Text>
  const known = new Set(claim.form.lines.map(({ controlNumber }) => controlNumber))
  const groups = [
    ...claim.form.lines.map((line) => ({ id: line.controlNumber, title: sessionWords(line) })),
    // A line that the form has no longer keeps its entries.
    ...[...new Set(entries.map(({ lineNumber }) => lineNumber))]
      .filter((number) => !known.has(number))
      .map((number) => ({ id: number, title: `Session ${number}` })),
  ]
  const items = groups.flatMap(({ id, title }) => {
    const own = entries.filter(({ lineNumber }) => lineNumber === id)
    const cents = own.reduce((sum, entry) => sum + entry.cents, 0)
    const table = (
      <Table<ClaimBookEntry>
        label={`Entries for ${title}`}
        rows={own}
        rowKey={(entry) => entry.id}
        rowName={entryWords}
        columns={columnsFor(currency, timeZone, today)}
      />
    )
    return own.length === 0 ? [] : [{ id, title: `${title}: ${openWords(cents, currency)}`, content: table }]
  })
  return (
    <Stack gap="l">
      <DescriptionList
        layout="side"
        items={[
          ...bookSums(book).map(({ term, cents }) => ({ term, description: formatMoney(cents, currency) })),
          {
            term: openCents < 0 ? 'Owed back to the insurance' : 'Open',
            description: <strong>{formatMoney(Math.abs(openCents), currency)}</strong>,
          },
        ]}
      />
      <DisclosureGroup
        items={items}
        allowsMultipleExpanded
        defaultExpandedKeys={items.length === 1 ? items.map(({ id }) => id) : []}
      />
    </Stack>
  )
}

/** `$30.00 open`, or `$5.00 owed back` where the insurance paid too much. */
const openWords = (cents: number, currency: string): string =>
  `${formatMoney(Math.abs(cents), currency)} ${cents < 0 ? 'owed back' : 'open'}`

const sessionWords = ({ date, code, modifiers }: ClaimLine): string =>
  `${formatMediumDate(date)}, ${[code, ...modifiers].join(' ')}`

function EntryWords({ entry }: { entry: ClaimBookEntry }) {
  const why = whyWords(entry)
  if (why === '') return entryWords(entry)
  return (
    <Stack gap="xs">
      <Text>{entryWords(entry)}</Text>
      <Text tone="quiet" size="s">
        {why}
      </Text>
    </Stack>
  )
}

const columnsFor = (
  currency: string,
  timeZone: string,
  today: string,
): readonly TableColumn<ClaimBookEntry>[] => [
  {
    id: 'what',
    header: 'Entry',
    width: '30%',
    isRowHeader: true,
    cell: (entry) => <EntryWords entry={entry} />,
  },
  {
    id: 'from',
    header: 'Came with',
    width: '26%',
    cell: ({ remittance }) =>
      remittance === null ? (
        '–'
      ) : (
        <FileLink href={paths.remittance(remittance.id)}>
          {[
            remittance.payerName,
            ...(remittance.paidOn === null ? [] : [formatMediumDate(remittance.paidOn)]),
          ].join(', ')}
        </FileLink>
      ),
  },
  {
    id: 'written',
    header: 'Written',
    width: '28%',
    cell: ({ writtenAt, writtenByName }) => (
      <Stack gap="xs">
        <Text>{formatDateAndTime(writtenAt, timeZone, today)}</Text>
        <Text tone="quiet" size="s">
          {byWords(writtenByName)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    width: '16%',
    align: 'end',
    cell: ({ cents }) => <MoneyText cents={cents} currency={currency} isSigned />,
  },
]
