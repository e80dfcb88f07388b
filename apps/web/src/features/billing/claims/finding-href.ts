import type { ClaimFinding, ClaimFindingPlace, Permission } from '@oaklet/api/contract'
import { paths } from '../../../shared/paths'

/** What a claim was made from: where a finding leads to. */
export interface ClaimSources {
  client: { id: string }
  clinician: { id: string }
  lines: readonly { appointmentId: string; date: string }[]
}

type Way = readonly [needed: Permission, href: (sources: ClaimSources, field: string) => string | undefined]

const WAYS: Readonly<Record<Exclude<ClaimFindingPlace, 'claim'>, Way>> = {
  client: ['clients:write', ({ client }) => paths.client(client.id)],
  coverage: ['clients:write', ({ client }) => paths.client(client.id, 'insurance')],
  payer: ['billing:edit', () => paths.billingSettings({ section: 'payers' })],
  profile: ['billing:edit', () => paths.billingSettings()],
  clinician: ['staff:edit', ({ clinician }) => paths.staffMember(clinician.id, 'profile')],
  location: ['settings:edit', () => paths.organization({ section: 'locations' })],
  session: ['appointments:write', sessionHref],
}

/** Where a person puts right what another record lacks; undefined for those who may not, and for the claim’s own fields. */
export function findingHref(
  { where, field }: Pick<ClaimFinding, 'where' | 'field'>,
  sources: ClaimSources,
  may: (permission: Permission) => boolean,
): string | undefined {
  if (where === 'claim') return undefined
  const [needed, href] = WAYS[where]
  return may(needed) ? href(sources, field) : undefined
}

/** The session of a field like `lines.0.code`. */
function sessionHref({ lines }: ClaimSources, field: string): string | undefined {
  const line = lines[Number(field.split('.')[1] ?? 0)]
  return line && paths.calendar({ date: line.date, appointment: line.appointmentId })
}
