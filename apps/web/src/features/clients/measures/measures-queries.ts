import type { Api, ClientPath } from '@oaklet/api'
import type {
  AcknowledgeAlertBody,
  MarkMeasureErrorBody,
  Measure,
  RecordMeasureBody,
} from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

/** The most that the server gives at once. */
const MOST_AT_ONCE = 100

/** What the measures of clients are read and written with; every key starts with the practice. */
export const measuresQueries = (api: Api, practiceId: string) => ({
  /** All of them, the latest first: a chart from only some would tell of another course. */
  ofClient: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'measures', clientId],
      queryFn: ({ signal }) => everyMeasure(api, { practiceId, clientId }, signal),
    }),
  /** What the client is asked for by itself. */
  schedules: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'measure schedules', clientId],
      queryFn: ({ signal }) => api.packets.listSchedules({ practiceId, clientId }, { signal }),
    }),
  record: (clientId: string) =>
    mutationOptions({
      mutationFn: ({ body, idempotencyKey }: { body: RecordMeasureBody; idempotencyKey: string }) =>
        api.measures.record({ practiceId, clientId }, body, { idempotencyKey }),
    }),
  acknowledge: ({ clientId, id: measureId }: Pick<Measure, 'id' | 'clientId'>) =>
    mutationOptions({
      mutationFn: (body: AcknowledgeAlertBody) =>
        api.measures.acknowledge({ practiceId, clientId, measureId }, body),
    }),
  markError: ({ clientId, id: measureId }: Pick<Measure, 'id' | 'clientId'>) =>
    mutationOptions({
      mutationFn: (body: MarkMeasureErrorBody) =>
        api.measures.markError({ practiceId, clientId, measureId }, body),
    }),
})

async function everyMeasure(
  api: Api,
  client: ClientPath,
  signal: AbortSignal,
  cursor?: string,
): Promise<Measure[]> {
  const query = { limit: MOST_AT_ONCE, ...(cursor !== undefined && { cursor }) }
  const { items, nextCursor } = await api.measures.list(client, query, { signal })
  if (nextCursor === null) return items
  return [...items, ...(await everyMeasure(api, client, signal, nextCursor))]
}
