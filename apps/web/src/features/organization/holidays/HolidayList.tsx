import type { Holiday } from '@oaklet/api/contract'
import { Icon, IconTile, ItemList, Menu, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { RowName } from '../edits/RowName'
import { locationsWords, nextWords, recurrenceWords } from './holiday-words'

/** The id of the element that names a holiday's line. */
export const holidayElementId = (key: string): string => `holiday-${key}`

interface HolidayListProps {
  holidays: readonly Holiday[]
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  locationNameOf: (locationId: string) => string | undefined
  /** What a line is known by, which stays the same when the server gives it an id. */
  keyOf: (id: string) => string
  mayEdit: (holiday: Holiday) => boolean
  /** Stands in the line of a holiday: what went wrong with it. */
  noteOf: (holiday: Holiday) => ReactNode
  onEdit: (holiday: Holiday) => void
  onRemove: (holiday: Holiday) => void
}

/** The holidays, the next one first and those that are over last. */
export function HolidayList(props: HolidayListProps) {
  const { holidays, today, locationNameOf, keyOf, mayEdit, noteOf, onEdit, onRemove } = props
  return (
    <ItemList
      label="Holidays"
      items={holidays.map((holiday) => ({
        id: keyOf(holiday.id),
        leading: (
          <IconTile tone="info">
            <Icon of="calendar" />
          </IconTile>
        ),
        title: <RowName id={holidayElementId(keyOf(holiday.id))} name={holiday.name} />,
        detail: (
          <Stack gap="xs">
            <Text tone="normal">{nextWords(holiday, today)}</Text>
            <Text>
              {[
                ...(holiday.recurring ? [recurrenceWords(holiday)] : []),
                locationsWords(holiday.locations, locationNameOf),
              ].join('\u00A0· ')}
            </Text>
            {holiday.description !== '' && <Text>{holiday.description}</Text>}
            {noteOf(holiday)}
          </Stack>
        ),
        trailing: mayEdit(holiday) && (
          <Menu
            label={`Actions for ${holiday.name}`}
            items={[
              { id: 'edit', label: 'Edit', icon: <Icon of="edit" /> },
              { id: 'remove', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' },
            ]}
            onAction={(id) => (id === 'edit' ? onEdit(holiday) : onRemove(holiday))}
          />
        ),
      }))}
    />
  )
}
