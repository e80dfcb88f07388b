import type { Warning } from '../reading/segment'

/**
 * Why a claim or line is not paid as it was charged. `group` is CO, PR, OA, PI or CR, and `code` a CARC; a positive sum
 * lowers the payment.
 */
export interface Adjustment {
  group: string
  code: string
  cents: number
  quantity: string | null
}

/** A person or an organization that a remittance names, with the number that it gives them. */
export interface NamedParty {
  lastName: string
  firstName: string
  id: string
}

/** A service that a remittance answers (SVC). */
export interface RemittanceLine {
  /** The number of its SVC in the file, by which decisions and messages name it. */
  segment: number
  /** The code and the modifiers that the payer decided on. */
  code: string
  modifiers: readonly string[]
  /** The code that was billed, where it is another one (SVC06). */
  billedCode: string | null
  billedModifiers: readonly string[]
  chargeCents: number
  paidCents: number
  units: string
  servedFrom: string | null
  servedTo: string | null
  adjustments: readonly Adjustment[]
  /** The line's control number (REF 6R), or ''. */
  controlNumber: string
  allowedCents: number | null
  /** Remark codes (RARC). */
  remarks: readonly string[]
}

/** A claim that a remittance answers (CLP), as the file says it. */
export interface RemittanceClaim {
  /** The number of its CLP in the file, by which decisions and messages name it. */
  segment: number
  controlNumber: string
  /** CLP02, like `1` (processed as the first payer) or `22` (taken back). */
  status: string
  chargeCents: number
  paidCents: number
  clientShareCents: number
  payerClaimNumber: string
  adjustments: readonly Adjustment[]
  client: NamedParty
  insured: NamedParty | null
  /** How the payer corrects the name or member id (NM1 74). */
  corrected: NamedParty | null
  servedFrom: string | null
  servedTo: string | null
  allowedCents: number | null
  remarks: readonly string[]
  lines: readonly RemittanceLine[]
}

/** Money of a payment that belongs to no claim (PLB); a positive sum lowers the payment. */
export interface ProviderAdjustment {
  segment: number
  code: string
  reference: string
  cents: number
}

/** Who pays, and by which numbers the payer can be known. */
export interface RemittancePayer {
  name: string
  /** N104, or ''. */
  id: string
  /** REF 2U. */
  otherIds: readonly string[]
}

/** Who is paid. */
export interface RemittancePayee {
  name: string
  npi: string
  taxId: string
}

/** What one payment of a payer says (a transaction set 835), unchanged: money in cents, dates as `YYYY-MM-DD`. */
export interface Remittance {
  segment: number
  /** BPR04: ACH, CHK, FWT, BOP, or NON where no money moved. */
  method: string
  amountCents: number
  paidOn: string | null
  /** The number of the check or transfer (TRN02), and who gave it (TRN03). */
  traceNumber: string
  tracePayerId: string
  payer: RemittancePayer
  payee: RemittancePayee
  claims: readonly RemittanceClaim[]
  providerAdjustments: readonly ProviderAdjustment[]
  /** What names this payment, so that it is posted once. */
  traceKey: string
  /** A hash of all that it says, without the numbers of its envelope. */
  contentHash: string
  /** Whether its sender only tries something out: it is never posted. */
  isTest: boolean
  warnings: readonly Warning[]
}
