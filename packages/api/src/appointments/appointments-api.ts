import type { ClientPath } from '../clients/clients-api'
import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import type { Page } from '../wire/envelope'
import * as contract from './appointments-contract'
import type {
  Appointment,
  AppointmentRangeQuery,
  ClientAppointmentsQuery,
  CreateAppointmentBody,
  MoveAppointmentBody,
  SetAppointmentStatusBody,
  UninvoicedQuery,
  UpdateAppointmentBody,
} from './appointments-contract'
import { listOpenDays, type OpenDay, type OpenDaysQuery } from './open-days-contract'

interface PracticePath {
  practiceId: string
}

/** Names one appointment of one practice. */
export interface AppointmentPath extends PracticePath {
  appointmentId: string
}

/**
 * Creating and changing may throw ApiError `outside_hours`, `closuresOf` reads what is closed, and then
 * `appointment_overlap`, `overlapConflicts` reads what is there.
 */
export interface AppointmentsApi {
  /** Every appointment that touches the range, at most 62 days, in order of start. */
  list(params: PracticePath, query: AppointmentRangeQuery, options?: CallOptions): Promise<Appointment[]>
  /** One client’s: those to come in order of start, the past ones the latest first. */
  listOfClient(
    params: ClientPath,
    query?: ClientAppointmentsQuery,
    options?: CallOptions,
  ): Promise<Page<Appointment>>
  /** Those that can be invoiced and aren’t yet, the oldest first. */
  listUninvoiced(
    params: PracticePath,
    query?: UninvoicedQuery,
    options?: CallOptions,
  ): Promise<Page<Appointment>>
  /** When the practice is open on each day of a range, at most 62; with `clinicianId`, and that person works. */
  openDays(params: PracticePath, query: OpenDaysQuery, options?: CallOptions): Promise<OpenDay[]>
  /** One appointment; ApiError `not_found` otherwise. */
  get(params: AppointmentPath, options?: CallOptions): Promise<Appointment>
  /** Books an appointment. */
  create(params: PracticePath, body: CreateAppointmentBody, options?: CreateOptions): Promise<Appointment>
  /** Saves an appointment as a whole; a stale `version` throws ApiError `stale_edit` with `current`. */
  update(params: AppointmentPath, body: UpdateAppointmentBody, options?: CallOptions): Promise<Appointment>
  /** Changes its time or clinician, and nothing else; refused as update is. */
  move(params: AppointmentPath, body: MoveAppointmentBody, options?: CallOptions): Promise<Appointment>
  /** Takes it one step further, or out; ApiError `transition_refused` for a step that there isn’t. */
  setStatus(
    params: AppointmentPath,
    body: SetAppointmentStatusBody,
    options?: CallOptions,
  ): Promise<Appointment>
}

export function createAppointmentsApi(call: Call): AppointmentsApi {
  return {
    list: (params, query, options) => dataOf(call(contract.listAppointments, { params, query, ...options })),
    listOfClient: (params, query = {}, options) =>
      dataOf(call(contract.listClientAppointments, { params, query, ...options })),
    listUninvoiced: (params, query = {}, options) =>
      dataOf(call(contract.listUninvoicedAppointments, { params, query, ...options })),
    openDays: (params, query, options) => dataOf(call(listOpenDays, { params, query, ...options })),
    get: (params, options) => dataOf(call(contract.getAppointment, { params, ...options })),
    create: (params, body, options) => dataOf(call(contract.createAppointment, { params, body, ...options })),
    update: (params, body, options) => dataOf(call(contract.updateAppointment, { params, body, ...options })),
    move: (params, body, options) => dataOf(call(contract.moveAppointment, { params, body, ...options })),
    setStatus: (params, body, options) =>
      dataOf(call(contract.setAppointmentStatus, { params, body, ...options })),
  }
}
