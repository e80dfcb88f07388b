import { sql } from 'drizzle-orm'
import {
  IS_BOOKED,
  IS_CANCELLED,
  IS_HELD,
  IS_LATE_CANCEL,
  IS_NO_SHOW,
  IS_REMOTE,
  isToCome,
  leadDays,
  MINUTES,
} from '../figures/appointment-conditions'
import { PAID_CLAIMS, SENT_CLAIMS } from '../figures/claim-turnaround'
import { IS_ACTIVE, IS_WAITING, waitedDays } from '../figures/count-clients-now'
import { IS_RESCHEDULED } from '../figures/count-reschedules'
import { AGES } from '../figures/money-owed'
import { FEES } from '../figures/sum-projected'
import { appointmentRecords, utilizationRecords } from './appointment-records'
import { clientRecords, dischargeRecords, newClientRecords, retentionRecords } from './client-records'
import {
  invoicingRecords,
  billedRecords,
  collectedRecords,
  collectionRecords,
  contractualRecords,
  receivablesRecords,
  turnaroundRecords,
  owedRecords,
  writtenOffRecords,
} from './money-records'
import { scoreRecords, overdueRecords } from './outcome-records'
import type { RecordSource } from './record-source'
import { clientsSeenRecords, sessionsPerClientRecords, weeksInTreatmentRecords } from './treatment-records'

/** Held, missed or cancelled late: the denominator of both rates. */
const IS_DUE = sql`(${IS_HELD} or ${IS_NO_SHOW} or ${IS_LATE_CANCEL})`

/** The source of the records of each figure, by the id of the figure. */
export const RECORD_SOURCES: Readonly<Record<string, RecordSource>> = {
  activeClients: (of) => clientRecords(of, { where: IS_ACTIVE }),
  newClients: newClientRecords,
  discharges: dischargeRecords,
  waitingClients: (of) => clientRecords(of, { where: IS_WAITING }),
  averageWait: (of) =>
    clientRecords(of, {
      where: IS_WAITING,
      aggregation: 'average',
      amount: waitedDays(of.scope, of.spans.now),
      amountUnit: 'days',
    }),
  retention: retentionRecords,
  sessionsHeld: (of) => appointmentRecords(of, { where: IS_HELD }),
  sessionMinutes: (of) =>
    appointmentRecords(of, { where: IS_HELD, aggregation: 'sum', amount: MINUTES, amountUnit: 'minutes' }),
  utilization: utilizationRecords,
  cancellations: (of) => appointmentRecords(of, { where: IS_CANCELLED }),
  noShowRate: (of) => appointmentRecords(of, { where: IS_DUE, counted: IS_NO_SHOW, aggregation: 'share' }),
  lateCancelRate: (of) =>
    appointmentRecords(of, { where: IS_DUE, counted: IS_LATE_CANCEL, aggregation: 'share' }),
  reschedules: (of) => appointmentRecords(of, { where: IS_RESCHEDULED }),
  telehealthShare: (of) =>
    appointmentRecords(of, { where: IS_HELD, counted: IS_REMOTE, aggregation: 'share' }),
  averageLeadTime: (of) =>
    appointmentRecords(of, {
      where: IS_BOOKED,
      aggregation: 'average',
      amount: leadDays(of.scope),
      amountUnit: 'days',
    }),
  timeToInvoice: invoicingRecords,
  timeToClaim: (of) => turnaroundRecords(of, SENT_CLAIMS, 'charged'),
  timeToPayment: (of) => turnaroundRecords(of, PAID_CLAIMS, 'paid'),
  clientsSeen: clientsSeenRecords,
  sessionsPerClient: sessionsPerClientRecords,
  averageWeeksInTreatment: weeksInTreatmentRecords,
  measuresOverdue: overdueRecords,
  ...scoreRecords('phq9'),
  ...scoreRecords('gad7'),
  billed: billedRecords,
  collected: collectedRecords,
  writtenOff: writtenOffRecords,
  contractual: contractualRecords,
  collectionRate: collectionRecords,
  projectedIncome: (of) =>
    appointmentRecords(of, {
      where: isToCome(of.spans.now),
      aggregation: 'sum',
      amount: FEES,
      amountUnit: 'cents',
    }),
  outstanding: (of) => owedRecords(of),
  agingUpTo30: (of) => owedRecords(of, AGES.upTo30),
  agingUpTo60: (of) => owedRecords(of, AGES.upTo60),
  agingUpTo90: (of) => owedRecords(of, AGES.upTo90),
  agingOver90: (of) => owedRecords(of, AGES.over90),
  daysInReceivables: (of) => receivablesRecords(of, owedRecords(of)),
}
