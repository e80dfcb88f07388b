import { Card, Heading, Stack, Text } from '@oaklet/design-system'
import { type PaperColumn, PaperTable } from '../../../shared/documents/PaperTable'
import { formatLongDate } from '../../../shared/format-date'
import { personSheet } from './DaySheet.css'
import type { PersonOnSheet, SheetRow } from './sheet-rows'

const COLUMNS: readonly PaperColumn<SheetRow>[] = [
  { header: 'Time', content: ({ time }) => time },
  { header: 'Client', content: ({ client }) => client },
  { header: 'Service and place', content: ({ session }) => session },
  { header: 'Status', content: ({ status }) => status },
]

interface PersonSheetProps {
  person: PersonOnSheet
  /** False where clients are not named. */
  hasClients: boolean
}

/** One person’s days, each a table; free days of a week are said in a line. */
export function PersonSheet({ person: { name, days }, hasClients }: PersonSheetProps) {
  const columns = COLUMNS.filter(({ header }) => hasClients || header !== 'Client')
  return (
    <section className={personSheet} aria-label={name}>
      <Card>
        <Stack gap="l">
          <Heading level={2}>{name}</Heading>
          {days.map(({ date, rows }) => (
            <Stack key={date} gap="s">
              {days.length > 1 && <Heading level={3}>{formatLongDate(date, date)}</Heading>}
              {rows.length === 0 ? (
                <Text tone="quiet">No appointments</Text>
              ) : (
                <PaperTable
                  label={`${name}, ${formatLongDate(date, date)}`}
                  columns={columns}
                  lines={rows}
                  hasEqualColumns
                />
              )}
            </Stack>
          ))}
        </Stack>
      </Card>
    </section>
  )
}
