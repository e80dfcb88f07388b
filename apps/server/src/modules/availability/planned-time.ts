import type { Closure, FieldError } from '@oaklet/api/contract'

/** A clinician's time that an appointment is to take. */
export interface ClinicianTime {
  clinicianId: string
  startsAt: Date
  endsAt: Date
  /** The appointment that takes this time, when there is one already. */
  appointmentId?: string
}

/** Whom and where an appointment names. */
export interface Booking {
  clientIds: readonly string[]
  clinicianId: string
  /** Null is telehealth. */
  locationId: string | null
}

/** An appointment as it is planned. */
export interface PlannedTime extends Booking, ClinicianTime {
  /** What it named before: that may stay, even if it couldn't be chosen today. */
  before?: Booking
}

/**
 * What can be asked about planned times: what can't be booked, what is closed, what a client who waits may still take,
 * where the clinician is booked already, and where a client is booked with another clinician.
 */
export const PROBLEM_KINDS = ['not_bookable', 'closed', 'offered', 'overlap', 'client_overlap'] as const
/** One of {@link PROBLEM_KINDS}. */
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** What stands in the way of a planned time; `at` is its place among the planned ones. */
export type Problem =
  | { kind: 'not_bookable'; at: number; error: FieldError }
  | { kind: 'closed'; at: number; closure: Closure }
  | { kind: 'offered'; at: number; closure: Closure }
  | { kind: 'overlap'; at: number; appointmentId: string }
  /** The clinician would be in two of the planned times at once. */
  | { kind: 'planned_overlap'; at: number; with: number }
  | { kind: 'client_overlap'; at: number; clientId: string; appointmentId: string }
  /** The client would be with two clinicians in two of the planned times at once. */
  | { kind: 'planned_client_overlap'; at: number; with: number; clientId: string }
