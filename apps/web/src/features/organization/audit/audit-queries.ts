import type { Api } from '@oaklet/api'
import type { AuditExportQuery, AuditQuery, StaffSummary } from '@oaklet/api/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'

const PEOPLE_PER_CALL = 100

/** What the audit log reads; every key starts with the organization. */
export const auditQueries = (api: Api, orgId: string) => ({
  events: (query: AuditQuery) =>
    queryOptions({
      queryKey: ['organization', orgId, 'audit', query],
      queryFn: ({ signal }) => api.audit.list({ orgId }, query, { signal }),
      placeholderData: keepPreviousData,
      // Something happens all the time, not least what the person did before they came here.
      staleTime: 0,
    }),
  people: () =>
    queryOptions({
      queryKey: ['organization', orgId, 'audit-people'],
      queryFn: ({ signal }) => everybody(api, orgId, signal),
    }),
  export: () =>
    mutationOptions({ mutationFn: (query: AuditExportQuery) => api.audit.export({ orgId }, query) }),
})

/** Everybody on the staff by name, page after page; those who were only invited have done nothing yet. */
async function everybody(api: Api, orgId: string, signal: AbortSignal): Promise<StaffSummary[]> {
  const people: StaffSummary[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const query = { limit: PEOPLE_PER_CALL, ...(cursor !== undefined && { cursor }) }
    const page = await api.staff.list({ orgId }, query, { signal })
    people.push(...page.items)
    cursor = page.nextCursor
  }
  return people.filter(({ status }) => status !== 'invited')
}
