import { exportedHolidayLocations, exportedHolidays, holidays } from '../../db/schema/holidays-table'
import { namesIn, type RecordKind } from '../../record-kind'

export const holidayRecord: RecordKind = {
  tables: [exportedHolidays, exportedHolidayLocations],
  names: { holiday: namesIn(holidays) },
}
