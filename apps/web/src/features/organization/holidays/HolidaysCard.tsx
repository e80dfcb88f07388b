import type { Holiday, Location } from '@oaklet/api/contract'
import { Button, Icon } from '@oaklet/design-system'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { usePermissions } from '../../../shared/use-session'
import { EditedListCard } from '../edits/EditedListCard'
import { useEditFlow } from '../edits/use-edit-flow'
import type { HolidayDialogProps } from './holiday-dialog-props'
import type { HolidayValues } from './holiday-form'
import { HolidayList, holidayElementId } from './HolidayList'
import type { HolidayEdit } from './optimistic-holidays'
import type { PublicHolidaysDialogProps } from './public-holidays-dialog-props'
import { useHolidayEdits } from './use-holiday-edits'

const NOWHERE = { country: '', state: '' }

const NONE_YET = {
  title: 'No holidays yet',
  icon: <Icon of="calendar" size="l" />,
  text: 'Holidays are the days on which you are closed. The calendar names them, and asks before anything is booked then.',
}

// The form brings a calendar along, and most visits only read.
const HolidayDialog = lazyDialog<HolidayDialogProps>(
  ({ title }) => title,
  async () => (await import('./HolidayDialog')).HolidayDialog,
)

const PublicHolidaysDialog = lazyDialog<PublicHolidaysDialogProps>(
  () => 'Add public holidays',
  async () => (await import('./PublicHolidaysDialog')).PublicHolidaysDialog,
)

const ADD = { id: 'add-holiday', label: 'Add holiday', onIntent: HolidayDialog.onIntent }

interface HolidaysCardProps {
  /** As the server last said them. */
  holidays: readonly Holiday[]
  locations: readonly Location[]
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

/** The holidays, and for those who may what can be done with them: it shows at once (spec §4). */
export function HolidaysCard({ holidays, locations, today }: HolidaysCardProps) {
  const mayEdit = usePermissions()('settings:edit')
  const edits = useHolidayEdits(holidays, today)
  const { rows, keyOf, isUnsent } = edits
  const flow = useEditFlow<Holiday, HolidayValues, HolidayEdit>({
    rows,
    addId: ADD.id,
    elementIdOf: (id) => holidayElementId(keyOf(id)),
    edits,
    remove: (row) => edits.run({ kind: 'remove', row }),
    save: edits.save,
  })
  const { form } = flow
  const [isTakingOver, setTakingOver] = useState(false)
  const home = locations.find(({ isPrimary }) => isPrimary)?.address

  return (
    <EditedListCard
      title="Holidays"
      flow={flow}
      add={mayEdit && ADD}
      otherWays={
        mayEdit && (
          <Button
            tone="quiet"
            size="small"
            {...PublicHolidaysDialog.onIntent}
            onPress={() => setTakingOver(true)}
          >
            Add public holidays
          </Button>
        )
      }
      empty={rows.length === 0 ? NONE_YET : null}
      form={
        <>
          {form && (
            <HolidayDialog
              key={form.failure?.key ?? 'first'}
              title={form.row === null ? 'Add a holiday' : `Edit ${form.row.name}`}
              locations={locations}
              onSave={flow.save}
              onClose={flow.close}
              {...form}
            />
          )}
          {isTakingOver && (
            <PublicHolidaysDialog
              address={home ?? NOWHERE}
              today={today}
              onClose={() => setTakingOver(false)}
            />
          )}
        </>
      }
    >
      <HolidayList
        holidays={rows}
        today={today}
        locationNameOf={(wanted) => locations.find(({ id }) => id === wanted)?.name}
        keyOf={keyOf}
        mayEdit={(holiday) => mayEdit && !isUnsent(holiday)}
        noteOf={flow.notesOf}
        onEdit={flow.open}
        onRemove={flow.remove}
      />
    </EditedListCard>
  )
}
