import type { AnalyticsRecordKind, Permission } from '@oaklet/api/contract'

/** What stands behind a number: of which kind, as one and as many, and who may list it. */
export interface RecordSource {
  one: string
  many: string
  permission: Permission
}

const APPOINTMENTS: RecordSource = {
  one: 'appointment',
  many: 'appointments',
  permission: 'appointments:view',
}
const CLIENTS: RecordSource = { one: 'client', many: 'clients', permission: 'clients:view' }
const INVOICES: RecordSource = { one: 'invoice', many: 'invoices', permission: 'invoices:view' }
const PAYMENTS: RecordSource = { one: 'payment', many: 'payments', permission: 'invoices:view' }

/** The figures that are not told from appointments. */
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
  billed: INVOICES,
  collected: PAYMENTS,
  collectionRate: PAYMENTS,
  timeToInvoice: INVOICES,
  outstanding: INVOICES,
  agingUpTo30: INVOICES,
  agingUpTo60: INVOICES,
  agingUpTo90: INVOICES,
  agingOver90: INVOICES,
  daysInReceivables: INVOICES,
}

/** What a figure is told from, or a breakdown of it: `sessionsHeldByClinician` is of what `sessionsHeld` is. */
export const recordSource = (figureId: string): RecordSource =>
  SOURCES[figureId.replace(/By[A-Z]\w*$/, '')] ?? APPOINTMENTS

/** Who may open a record on its own screen. */
export const RECORD_PERMISSIONS = {
  appointment: 'appointments:view',
  client: 'clients:view',
  invoice: 'invoices:view',
  payment: 'invoices:view',
} as const satisfies Record<AnalyticsRecordKind, Permission>
