import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

interface PracticePath {
  practiceId: string
}

/** Names one appointment of one practice. */
export interface AppointmentPath extends PracticePath {
  appointmentId: string
}

/**
 * Creating and changing may throw ApiError `outside_hours`, `closuresOf` reads what is closed, then
 * `appointment_overlap`, `overlapConflicts` reads what is there, and then `client_overlap`, `clientOverlaps` reads whose.
 */
export interface AppointmentsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only some screens ask for appointments. */
const contract = once(() => import('./appointments-contract'))
/** Loaded with the first change: its rules for input are more than a screen needs to begin with. */
const changes = once(() => import('./appointment-changes-contract'))
/** Loaded with the first call: only who prints asks for it. */
const daySheetContract = once(() => import('./day-sheet-contract'))
/** Loaded with the first call: only who looks for a time asks for it. */
const openingsContract = once(() => import('./openings-contract'))
/** Loaded with the first call: only the calendar asks for it. */
const openDaysContract = once(() => import('./open-days-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** Every appointment that touches the range, at most 62 days, in order of start. */
    list: forward(contract, 'listAppointments', 'params', 'query'),
    /** One client’s: those to come in order of start, the past ones the latest first. */
    listOfClient: forward(contract, 'listClientAppointments', 'params', 'query'),
    /** Those that can be invoiced and aren’t yet, the oldest first. */
    listUninvoiced: forward(contract, 'listUninvoicedAppointments', 'params', 'query'),
    /** When the practice is open on each day of a range, at most 62; with `clinicianId`, and that person works. */
    openDays: forward(openDaysContract, 'listOpenDays', 'params', 'query'),
    /** When something of a length can be booked without a question, from a day on; `nextDate` is where to go on. */
    openings: forward(openingsContract, 'listOpenings', 'params', 'query'),
    /** What takes place on some days, at most seven, for paper; each call is an event of the audit log. */
    daySheet: forward(daySheetContract, 'getDaySheet', 'params', 'query'),
    /** One appointment; ApiError `not_found` otherwise. */
    get: forward(contract, 'getAppointment', 'params'),
    /** Books an appointment. */
    create: creation(changes, 'createAppointment', 'params', 'body'),
    /** Saves an appointment as a whole; a stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(changes, 'updateAppointment', 'params', 'body'),
    /** Changes its time or clinician, and nothing else; refused as update is. */
    move: forward(changes, 'moveAppointment', 'params', 'body'),
    /** Takes it one step further, or out; ApiError `transition_refused` for a step that there isn’t. */
    setStatus: forward(changes, 'setAppointmentStatus', 'params', 'body'),
    /** Says of each client whether they came, for sessions of several; an older `version` throws `stale_edit`. */
    setAttendance: forward(changes, 'setAttendance', 'params', 'body'),
  }
}

export const createAppointmentsApi: (call: Call) => AppointmentsApi = callsOf
