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

interface PracticePath {
  practiceId: string
}

/** Names one appointment of one practice. */
export interface AppointmentPath extends PracticePath {
  appointmentId: string
}

/** Creating and changing may throw ApiError `appointment_overlap`; `overlapConflicts` reads what is there. */
export interface AppointmentsApi {
  list(params: PracticePath, query: AppointmentRangeQuery, options?: CallOptions): Promise<Appointment[]>
  listOfClient(
    params: ClientPath,
    query?: ClientAppointmentsQuery,
    options?: CallOptions,
  ): Promise<Page<Appointment>>
  listUninvoiced(
    params: PracticePath,
    query?: UninvoicedQuery,
    options?: CallOptions,
  ): Promise<Page<Appointment>>
  get(params: AppointmentPath, options?: CallOptions): Promise<Appointment>
  create(params: PracticePath, body: CreateAppointmentBody, options?: CreateOptions): Promise<Appointment>
  update(params: AppointmentPath, body: UpdateAppointmentBody, options?: CallOptions): Promise<Appointment>
  move(params: AppointmentPath, body: MoveAppointmentBody, options?: CallOptions): Promise<Appointment>
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
    get: (params, options) => dataOf(call(contract.getAppointment, { params, ...options })),
    create: (params, body, options) => dataOf(call(contract.createAppointment, { params, body, ...options })),
    update: (params, body, options) => dataOf(call(contract.updateAppointment, { params, body, ...options })),
    move: (params, body, options) => dataOf(call(contract.moveAppointment, { params, body, ...options })),
    setStatus: (params, body, options) =>
      dataOf(call(contract.setAppointmentStatus, { params, body, ...options })),
  }
}
