import type { AuditEvent } from '@oaklet/api/contract'
import { Button, DescriptionList, Dialog, Link, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { formatDateAndTime } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'
import type { EventDetailsProps } from './event-details-props'
import { actorWords } from './actor-words'
import { eventWords, fieldWords } from './event-words'

/** All that is known of one event. */
export function EventDetails({ event, timeZone, today, onShowRecord, onClose }: EventDetailsProps) {
  const { occurredAt, changed, source, address, requestId, seq, recordId } = event
  return (
    <Dialog
      title={eventWords(event)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={() => onShowRecord(recordId)}>Show everything about this record</Button>}
    >
      <Stack gap="l">
        <DescriptionList
          items={[
            { term: 'When', description: formatDateAndTime(occurredAt, timeZone, today) },
            { term: 'Who', description: actorWords(event) },
            { term: 'Record', description: <RecordLink event={event} /> },
            {
              term: 'Fields changed',
              description: changed.length === 0 ? 'None' : changed.map(fieldWords).join(', '),
            },
            {
              term: 'Recorded by',
              description: source === 'server' ? 'Oaklet' : 'Reported by a browser',
            },
            { term: 'From the address', description: address ?? 'None: Oaklet itself' },
            { term: 'Number in the log', description: seq.toLocaleString('en-US') },
            { term: 'Request', description: requestId ?? 'None: Oaklet itself' },
          ]}
        />
        <Text tone="quiet" size="s">
          The log keeps the names of fields, never what was in them.
        </Text>
      </Stack>
    </Dialog>
  )
}

/** Leads to the record where it has a page and the reader may see it; its id tells it apart in any case. */
function RecordLink({ event: { resource, recordId, recordName } }: { event: AuditEvent }): ReactNode {
  if (recordName === null) return recordId
  if (resource === 'client' || resource === 'patient')
    return <Link href={paths.client(recordId)}>{recordName}</Link>
  if (resource === 'invoice') return <Link href={paths.invoice(recordId)}>{`Invoice ${recordName}`}</Link>
  return recordName
}
