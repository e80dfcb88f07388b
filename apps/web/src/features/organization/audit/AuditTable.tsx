import type { AuditEvent } from '@oaklet/api/contract'
import { Inline, Stack, StatusBadge, Table, type TableColumn, Text } from '@oaklet/design-system'
import { useMemo } from 'react'
import { formatDateAndTime } from '../../../shared/format-date'
import type { TableRows } from '../../../shared/lists/ListSection'
import { actorWords } from './actor-words'
import { eventWords, fieldWords } from './event-words'

interface AuditTableProps extends TableRows<AuditEvent> {
  timeZone: string
  today: string
  onOpen: (id: string) => void
}

const keyOf = ({ id }: AuditEvent) => id

/** Events, one to a row; Enter opens the details of one. */
export function AuditTable({ timeZone, today, onOpen, ...rows }: AuditTableProps) {
  const columns = useMemo(() => columnsFor(timeZone, today), [timeZone, today])
  return (
    <Table<AuditEvent>
      {...rows}
      label="Audit log"
      rowKey={keyOf}
      rowName={eventWords}
      onRowAction={onOpen}
      columns={columns}
    />
  )
}

const columnsFor = (timeZone: string, today: string): readonly TableColumn<AuditEvent>[] => [
  {
    id: 'when',
    header: 'When',
    width: '22%',
    cell: ({ occurredAt }) => formatDateAndTime(occurredAt, timeZone, today),
  },
  {
    id: 'who',
    header: 'Who',
    width: '20%',
    cell: (event) =>
      event.person === null ? <Text tone="quiet">{actorWords(event)}</Text> : event.person.name,
  },
  {
    id: 'what',
    header: 'What',
    width: '42%',
    isRowHeader: true,
    cell: (event) => <What event={event} />,
  },
  {
    id: 'address',
    header: 'From',
    width: '16%',
    cell: ({ address }) => address ?? <Text tone="quiet">None</Text>,
  },
]

const MAX_FIELDS_SHOWN = 4

function What({ event }: { event: AuditEvent }) {
  const { changed, source, action } = event
  const fields = action === 'updated' ? changed.slice(0, MAX_FIELDS_SHOWN).map(fieldWords).join(', ') : ''
  const more = changed.length > MAX_FIELDS_SHOWN ? ` and ${changed.length - MAX_FIELDS_SHOWN} more` : ''
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <Text weight="strong" as="span">
          {eventWords(event)}
        </Text>
        {source === 'client' && <StatusBadge tone="info">Reported by a browser</StatusBadge>}
      </Inline>
      {fields !== '' && (
        <Text tone="quiet" size="s" weight="regular">
          {fields}
          {more}
        </Text>
      )}
    </Stack>
  )
}
