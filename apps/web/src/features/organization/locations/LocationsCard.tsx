import type { Location, Practice } from '@oaklet/api/contract'
import { Icon } from '@oaklet/design-system'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { usePermissions } from '../../../shared/use-session'
import { EditedListCard } from '../edits/EditedListCard'
import { useEditFlow } from '../edits/use-edit-flow'
import type { LocationDialogProps } from './location-dialog-props'
import { LocationList, locationElementId } from './LocationList'
import type { LocationEdit } from './optimistic-locations'
import type { PlaceValues } from './place-form'
import { useLocationEdits } from './use-location-edits'

const NONE_YET = {
  title: 'No locations yet',
  icon: <Icon of="map-pin" size="l" />,
  text: 'A location is a place where you see clients. Appointments are booked there, or online.',
}

// The form brings the fields of a whole week along, and most visits only read.
const LocationDialog = lazyDialog<LocationDialogProps>(
  ({ title }) => title,
  async () => (await import('./LocationDialog')).LocationDialog,
)

const ADD = { id: 'add-location', label: 'Add location', onIntent: LocationDialog.onIntent }

interface LocationsCardProps {
  /** As the server last said them. */
  locations: readonly Location[]
  practice: Practice
}

/** The locations, and for those who may what can be done with them: it shows at once (spec §4). */
export function LocationsCard({ locations, practice }: LocationsCardProps) {
  const mayEdit = usePermissions()('settings:edit')
  const edits = useLocationEdits(locations)
  const { rows, keyOf, isUnsent } = edits
  const flow = useEditFlow<Location, PlaceValues, LocationEdit>({
    rows,
    addId: ADD.id,
    elementIdOf: (id) => locationElementId(keyOf(id)),
    edits,
    remove: (row) => edits.run({ kind: 'remove', row }),
    save: edits.save,
  })
  const { form } = flow

  return (
    <EditedListCard
      title="Locations"
      flow={flow}
      add={mayEdit && ADD}
      empty={rows.length === 0 ? NONE_YET : null}
      form={
        form && (
          <LocationDialog
            key={form.failure?.key ?? 'first'}
            title={form.row === null ? 'Add a location' : `Edit ${form.row.name}`}
            practiceHours={practice.businessHours}
            onSave={flow.save}
            onClose={flow.close}
            {...form}
          />
        )
      }
    >
      <LocationList
        locations={rows}
        keyOf={keyOf}
        mayEdit={(location) => mayEdit && !isUnsent(location)}
        noteOf={flow.notesOf}
        onEdit={flow.open}
        onSetPrimary={(row) => edits.run({ kind: 'primary', row })}
        onRemove={flow.remove}
      />
    </EditedListCard>
  )
}
