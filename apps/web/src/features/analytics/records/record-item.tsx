import type { AnalyticsRecord, AnalyticsUnit, Permission } from '@oaklet/api/contract'
import { type ItemListItem, Text, VisuallyHidden } from '@oaklet/design-system'
import { dateInZone, formatDateAndTime, formatShortDate } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'
import { WrittenValue } from '../figures/WrittenValue'
import { RECORD_PERMISSIONS, type RecordSource } from './record-sources'

interface RecordFrame {
  timeZone: string
  currency: string
  amountUnit: AnalyticsUnit | null
  today: string
  /** The source of the records of the number. */
  source: RecordSource
  can: (permission: Permission) => boolean
}

/** Returns a record as a list item that links to its screen, named by client and time. */
export function recordItem(record: AnalyticsRecord, frame: RecordFrame): ItemListItem {
  const { id, label, detail, amount } = record
  const when = whenWords(record, frame)
  const unit = frame.amountUnit
  const hasAmount = amount !== null && unit !== null
  return {
    id,
    title:
      when === null ? (
        label
      ) : (
        <>
          {label}
          <VisuallyHidden>, {when}</VisuallyHidden>
        </>
      ),
    detail: (
      <>
        {when !== null && <span aria-hidden="true">{`${when} · `}</span>}
        {detail}
      </>
    ),
    ...(hasAmount && {
      trailing: (
        <Text as="span" isTabular>
          <WrittenValue value={amount} measure={{ unit, currency: frame.currency }} />
        </Text>
      ),
    }),
    href: hrefOf(record, frame),
  }
}

function whenWords({ startsAt, date }: AnalyticsRecord, { timeZone, today }: RecordFrame): string | null {
  if (startsAt !== null) return formatDateAndTime(startsAt, timeZone, today)
  return date === null ? null : formatShortDate(date, today)
}

function hrefOf(record: AnalyticsRecord, { timeZone, source, can }: RecordFrame): string | undefined {
  const { kind, recordId, clientId, invoiceId, startsAt, date } = record
  if (!can(RECORD_PERMISSIONS[kind])) return undefined
  switch (kind) {
    case 'appointment': {
      const day = startsAt === null ? date : dateInZone(startsAt, timeZone)
      return paths.calendar({ ...(day !== null && { date: day }), appointment: recordId })
    }
    case 'client':
      return paths.client(recordId, source.clientTab)
    case 'invoice':
      return paths.invoice(recordId)
    case 'claim':
      return paths.claim(recordId)
    case 'payment':
      // A payment is shown on its invoice, or as credit on its client.
      if (invoiceId !== null) return paths.invoice(invoiceId)
      return clientId === null ? undefined : paths.client(clientId)
  }
}
