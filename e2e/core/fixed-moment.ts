import { momentOffset } from './moment-offset.ts'
import { shiftDate } from './shift-date.ts'

// Imported before all else, it has a process live at the moment of the run.
shiftDate(momentOffset())
