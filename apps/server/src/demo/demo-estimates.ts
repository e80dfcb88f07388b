import type { EstimateLine, EstimatePlace, EstimateReason, EstimateStatus } from '@oaklet/api/contract'
import { addDays } from '../calendar-day'
import { suggestLines } from '../modules/estimates'
import type { DemoAppointment, DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

export interface DemoEstimate {
  id: string
  client: DemoClient
  clinicianId: string
  /** The days of its first and its last session. */
  from: string
  to: string
  status: EstimateStatus
  reason: EstimateReason
  askedOn: string | null
  placeOfService: EstimatePlace
  lines: readonly EstimateLine[]
  /** Null for a draft, like the number. */
  sentOn: string | null
  number: number | null
  /** The estimate that took its place. */
  replacedById: string | null
}

type Unnumbered = Omit<DemoEstimate, 'number'>

/** What became of the first clients of each practice; all others got an estimate of everything that is booked. */
const FIRST_CLIENTS = ['none', 'draft', 'asked', 'soon', 'soon', 'replaced', 'replaced'] as const
type Kind = (typeof FIRST_CLIENTS)[number] | 'all'

/** So many days ahead a session was booked today, so that an estimate which ends before leaves it due. */
const COVERED_DAYS = 15
const SENT_DAYS_AGO = 12
const REPLACED_DAYS_AGO = 100

/** Estimates of what clients who pay themselves have booked, numbered as they were sent; some are still to be sent. */
export const demoEstimates = (
  { organization, today, now }: Pick<DemoYear, 'organization' | 'today' | 'now'>,
  appointments: readonly DemoAppointment[],
): DemoEstimate[] =>
  organization.practices.flatMap((practice) => {
    const booked = appointments.filter(
      ({ practiceId, status, billingType, startsAt }) =>
        practiceId === practice.id &&
        billingType === 'self_pay' &&
        startsAt > now &&
        (status === 'scheduled' || status === 'confirmed'),
    )
    return numbered(
      pairsOf(booked).flatMap((pair, index) => estimatesOf(pair, FIRST_CLIENTS[index] ?? 'all', today)),
    )
  })

interface OfClient {
  client: DemoClient
  sessions: readonly DemoAppointment[]
}

/** The booked sessions of each client with each clinician, the first session first. */
function pairsOf(booked: readonly DemoAppointment[]): OfClient[] {
  const pairs = new Map<string, { client: DemoClient; sessions: DemoAppointment[] }>()
  const inOrder = booked.toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.id.localeCompare(other.id),
  )
  for (const session of inOrder) {
    for (const client of session.clients) {
      const key = `${client.row.id} ${session.clinicianId}`
      const known = pairs.get(key)
      if (known === undefined) pairs.set(key, { client, sessions: [session] })
      else known.sessions.push(session)
    }
  }
  return [...pairs.values()]
}

function estimatesOf({ client, sessions }: OfClient, kind: Kind, today: string): Unnumbered[] {
  if (kind === 'none') return []
  const covered = addDays(today, COVERED_DAYS)
  const told = kind === 'soon' ? sessions.filter(({ day }) => day < covered) : sessions
  const [first] = told
  const last = told.at(-1)
  if (first === undefined || last === undefined) return []
  const id = demoId(`estimate ${client.row.id} ${first.clinicianId}`)
  const one: Unnumbered = {
    ...{ id, client, clinicianId: first.clinicianId, from: first.day, to: last.day },
    ...{ status: 'sent', reason: 'scheduled', askedOn: null, replacedById: null },
    placeOfService: first.locationId === null ? '10' : '11',
    lines: suggestLines(told.map(({ service, day }) => ({ ...service, units: 1, day }))),
    sentOn: addDays(today, -SENT_DAYS_AGO),
  }
  if (kind === 'draft') return [{ ...one, status: 'draft', sentOn: null }]
  if (kind === 'asked') {
    const askedOn = addDays(today, -1)
    return [{ ...one, status: 'draft', reason: 'requested', askedOn, sentOn: null }]
  }
  return kind === 'replaced' ? [formerOf(one, today), one] : [one]
}

/** What was sent before, about the months that are over. */
const formerOf = (one: Unnumbered, today: string): Unnumbered => ({
  ...one,
  id: demoId(`former estimate ${one.id}`),
  ...{ status: 'replaced', replacedById: one.id },
  ...{ from: addDays(today, -REPLACED_DAYS_AGO), to: today, sentOn: addDays(today, -REPLACED_DAYS_AGO) },
})

/** What was sent first has the number 1, and drafts have none. */
function numbered(estimates: readonly Unnumbered[]): DemoEstimate[] {
  const sent = estimates
    .filter(({ sentOn }) => sentOn !== null)
    .toSorted((one, other) => (one.sentOn ?? '').localeCompare(other.sentOn ?? ''))
  return estimates.map((estimate) => {
    const place = sent.indexOf(estimate)
    return { ...estimate, number: place === -1 ? null : place + 1 }
  })
}
