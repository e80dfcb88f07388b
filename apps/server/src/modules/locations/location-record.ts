import { exportedLocations, locations } from '../../db/schema/locations-table'
import { namesIn, type RecordKind } from '../../record-kind'

export const locationRecord: RecordKind = {
  tables: [exportedLocations],
  names: { location: namesIn(locations) },
}
