import type { Location } from '@oaklet/api/contract'
import { Icon, IconTile, ItemList, Menu, Stack, StatusBadge } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { RowName } from '../edits/RowName'
import { LocationFacts } from './LocationFacts'

/** The id of the element that names a location's line. */
export const locationElementId = (key: string): string => `location-${key}`

interface LocationListProps {
  locations: readonly Location[]
  /** What a line is known by, which stays the same when the server gives it an id. */
  keyOf: (id: string) => string
  mayEdit: (location: Location) => boolean
  /** Stands in the line of a location: what went wrong with it. */
  noteOf: (location: Location) => ReactNode
  onEdit: (location: Location) => void
  onSetPrimary: (location: Location) => void
  onRemove: (location: Location) => void
}

/** The locations, the primary one first. */
export function LocationList(props: LocationListProps) {
  const { locations, keyOf, mayEdit, noteOf, onEdit, onSetPrimary, onRemove } = props
  const act = (id: 'edit' | 'primary' | 'remove', location: Location) => {
    if (id === 'edit') onEdit(location)
    else if (id === 'primary') onSetPrimary(location)
    else onRemove(location)
  }
  return (
    <ItemList
      label="Locations"
      items={locations.map((location) => ({
        id: keyOf(location.id),
        leading: (
          <IconTile tone={location.isActive ? 'teal' : 'neutral'}>
            <Icon of="map-pin" />
          </IconTile>
        ),
        title: <RowName id={locationElementId(keyOf(location.id))} name={location.name} />,
        detail: (
          <Stack gap="s">
            <LocationFacts location={location} />
            {noteOf(location)}
          </Stack>
        ),
        trailing: (
          <>
            {location.isPrimary && <StatusBadge tone="good">Primary</StatusBadge>}
            {!location.isActive && <StatusBadge>Not in use</StatusBadge>}
            {mayEdit(location) && (
              <Menu
                label={`Actions for ${location.name}`}
                items={[
                  { id: 'edit', label: 'Edit', icon: <Icon of="edit" /> },
                  ...(location.isActive && !location.isPrimary
                    ? ([{ id: 'primary', label: 'Make primary', icon: <Icon of="check-circle" /> }] as const)
                    : []),
                  { id: 'remove', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' },
                ]}
                onAction={(id) => act(id, location)}
              />
            )}
          </>
        ),
      }))}
    />
  )
}
