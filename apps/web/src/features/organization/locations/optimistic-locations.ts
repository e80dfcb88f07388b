import { compareNames, type Location, type LocationInput } from '@oaklet/api/contract'
import { type ListEdit, withEdit } from '../edits/list-edit'
import type { PlaceValues } from './place-form'

/** A location that is made the primary one. */
export interface PrimaryEdit {
  kind: 'primary'
  row: Location
}

/** One thing that a person did to the locations. */
export type LocationEdit = ListEdit<Location, LocationInput, PlaceValues> | PrimaryEdit

/** The locations with only this one marked primary (spec §4). */
export const withPrimary = (locations: readonly Location[], id: string): Location[] =>
  locations.map((location) => ({ ...location, isPrimary: location.id === id }))

/** The locations as they will be once the server has agreed to all of the edits, in the server's order. */
export const withLocationEdits = (
  locations: readonly Location[],
  edits: readonly LocationEdit[],
): Location[] => inOrder(edits.reduce(withLocationEdit, [...locations]))

const withLocationEdit = (locations: Location[], edit: LocationEdit): Location[] =>
  edit.kind === 'primary' ? withPrimary(locations, edit.row.id) : withEdit(locations, edit)

const inOrder = (locations: Location[]): Location[] =>
  locations.sort(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary) || compareNames(one.name, other.name),
  )
