import {
  accessScope,
  type AnalyticsRecordKind,
  diagnosesScope,
  isAllowed,
  type Permission,
} from '@oaklet/api/contract'

/** The kind of records behind a number, in singular and plural, and the permission to list them. */
export interface RecordSource {
  one: string
  many: string
  /** Returns true when a person with these permissions may list the records. */
  isListed: (held: readonly string[]) => boolean
  /** The tab of a client that shows the details of the number. */
  clientTab?: 'measures'
}

const forThoseWith =
  (...permissions: Permission[]) =>
  (held: readonly string[]): boolean =>
    permissions.every((permission) => isAllowed(held, permission))

/** Claims are listed for those who see all of them. */
const seesAllClaims = (held: readonly string[]): boolean =>
  isAllowed(held, 'invoices:view') && accessScope(held, 'claims:view') === 'all'

const CLIENT_WORDS = { one: 'client', many: 'clients' }
const APPOINTMENTS: RecordSource = {
  one: 'appointment',
  many: 'appointments',
  isListed: forThoseWith('appointments:view'),
}
const CLIENTS: RecordSource = { ...CLIENT_WORDS, isListed: forThoseWith('clients:view') }
const SCORES: RecordSource = {
  ...CLIENT_WORDS,
  isListed: forThoseWith('clients:view', 'measures:view'),
  clientTab: 'measures',
}
const DIAGNOSES: RecordSource = {
  ...CLIENT_WORDS,
  isListed: (held) => CLIENTS.isListed(held) && diagnosesScope(held) !== 'none',
}
const CHARGES: RecordSource = { one: 'charge', many: 'charges', isListed: forThoseWith('invoices:view') }
const WRITE_OFFS: RecordSource = {
  one: 'write-off',
  many: 'write-offs',
  isListed: forThoseWith('invoices:view'),
}
const ADJUSTMENTS: RecordSource = {
  one: 'adjustment',
  many: 'adjustments',
  isListed: seesAllClaims,
}
const CLAIMS: RecordSource = {
  one: 'claim',
  many: 'claims',
  isListed: seesAllClaims,
}
const INVOICES: RecordSource = { one: 'invoice', many: 'invoices', isListed: forThoseWith('invoices:view') }
const PAYMENTS: RecordSource = { one: 'payment', many: 'payments', isListed: forThoseWith('invoices:view') }

/** The figures whose records are not appointments. */
const SOURCES: Readonly<Record<string, RecordSource>> = {
  activeClients: CLIENTS,
  newClients: CLIENTS,
  discharges: CLIENTS,
  waitingClients: CLIENTS,
  averageWait: CLIENTS,
  retention: CLIENTS,
  clientsSeen: CLIENTS,
  sessionsPerClient: CLIENTS,
  averageWeeksInTreatment: CLIENTS,
  clientsSeenByMainDiagnosis: DIAGNOSES,
  measuresOverdue: SCORES,
  ...scoresOf('phq9'),
  ...scoresOf('gad7'),
  billed: CHARGES,
  collected: PAYMENTS,
  writtenOff: WRITE_OFFS,
  contractual: ADJUSTMENTS,
  collectionRate: PAYMENTS,
  timeToInvoice: INVOICES,
  timeToClaim: CLAIMS,
  timeToPayment: CLAIMS,
  outstanding: INVOICES,
  agingUpTo30: INVOICES,
  agingUpTo60: INVOICES,
  agingUpTo90: INVOICES,
  agingOver90: INVOICES,
  daysInReceivables: INVOICES,
}

function scoresOf(kind: string): Record<string, RecordSource> {
  const ids = ['', 'Intake', 'Now', 'ReliableImprovement', 'Response'].map((ending) => `${kind}${ending}`)
  return Object.fromEntries(ids.map((id) => [id, SCORES]))
}

/** Returns the source of a figure or of its breakdown: `sessionsHeldByClinician` has the source of `sessionsHeld`. */
export const recordSource = (figureId: string): RecordSource =>
  SOURCES[figureId] ?? SOURCES[figureId.replace(/By[A-Z]\w*$/, '')] ?? APPOINTMENTS

/** The permission to open each kind of record on its own screen. */
export const RECORD_PERMISSIONS = {
  appointment: 'appointments:view',
  client: 'clients:view',
  invoice: 'invoices:view',
  payment: 'invoices:view',
  claim: 'claims:view',
} as const satisfies Record<AnalyticsRecordKind, Permission>
