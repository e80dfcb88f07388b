import type { Authorization, PreviewSeriesBody, SeriesIssue } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import { authorizations } from '../../db/schema/coverages-table'
import type { Work } from '../../work'
import { selectAuthorizations } from '../coverages'
import type { PlannedOccurrence } from './plan-occurrences'

/** Loads the authorizations that the sessions of a series would use: none where the clients pay. */
export async function loadSeriesAuthorizations(
  work: Work,
  practiceId: string,
  { billingType, clientIds, lines }: Pick<PreviewSeriesBody, 'billingType' | 'clientIds' | 'lines'>,
): Promise<Authorization[]> {
  if (billingType !== 'insurance') return []
  const ofClients = await selectAuthorizations(
    work.tx,
    and(
      eq(authorizations.organizationId, work.actor.organizationId),
      eq(authorizations.practiceId, practiceId),
      inArray(authorizations.clientId, clientIds),
    ),
  )
  return ofClients.filter(
    ({ codes }) => codes.length === 0 || lines.some(({ serviceCode }) => codes.includes(serviceCode)),
  )
}

/**
 * What the authorizations say of each date: that none is for its day, or that none has a visit left when the dates before
 * it have taken theirs. A client without any authorization needs none. Skipped dates take no visit.
 */
export function authorizationIssues(
  found: readonly Authorization[],
  planned: readonly PlannedOccurrence[],
  timeZone: string,
): (SeriesIssue | null)[] {
  const left = new Map(found.map(({ id, visits, usedVisits }) => [id, visits - usedVisits]))
  const clientIds = [...new Set(found.map(({ clientId }) => clientId))]
  const inOrder = planned.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const issues = new Map<PlannedOccurrence, SeriesIssue>()
  for (const occurrence of inOrder) {
    const day = dayOf(occurrence.startsAt, timeZone)
    for (const clientId of clientIds) {
      const ofDay = found.filter(
        (one) => one.clientId === clientId && one.startsOn <= day && day <= one.endsOn,
      )
      const usable = ofDay.find(({ id }) => (left.get(id) ?? 0) > 0)
      if (usable === undefined) {
        const reason = ofDay.length === 0 ? 'other_days' : 'used_up'
        issues.set(occurrence, { kind: 'authorization', reason })
      } else if (occurrence.decided !== 'skip') {
        left.set(usable.id, (left.get(usable.id) ?? 0) - 1)
      }
    }
  }
  return planned.map((occurrence) => issues.get(occurrence) ?? null)
}
