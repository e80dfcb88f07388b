import type { ClaimFinding } from './claim-findings'
import type { ClaimForm } from './claim-form'
import type { Payer } from '../payers/payers-contract'

/** A session as far as its claim depends on it. */
export interface ClaimedSession {
  isCompleted: boolean
  /** Whether it was held by video or phone. */
  isTelehealth: boolean
  minutes: number
}

/** What a payer allows in advance; `usedVisits` counts the sessions of the claim itself too. */
export interface ClaimAuthorization {
  number: string
  /** None means all. */
  codes: readonly string[]
  visits: number
  usedVisits: number
  startsOn: string
  endsOn: string
}

/** What a claim is looked through with, beside its form: the records as they are today. */
export interface ClaimContext {
  /** The practice’s own day, as are all other days. */
  today: string
  payer: Pick<Payer, 'delivery' | 'telehealth' | 'supervisedRendering' | 'takesTaxonomy'>
  coverage: { effectiveFrom: string; effectiveTo: string | null }
  /** Whether the clinician’s sessions are billed under a supervisor. */
  isUnderSupervisor: boolean
  /** The codes of the services that the practice offers. */
  serviceCodes: ReadonlySet<string>
  /** By the id of the appointment. */
  sessions: ReadonlyMap<string, ClaimedSession>
  /** Of the coverage. */
  authorizations: readonly ClaimAuthorization[]
  /** Services of the client on other claims that are not void. */
  others: readonly { pcn: string; date: string; code: string }[]
  /** The last day on which the payer must have received the claim. */
  filingDueOn: string
}

/** A check of a claim: what it finds in a form. */
export type Scrub = (form: ClaimForm, context: ClaimContext) => ClaimFinding[]
