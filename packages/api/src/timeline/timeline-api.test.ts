import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import type { TimelineEntry } from './timeline-contract'

it('lists what has happened, narrowed to a part', async () => {
  const entry: TimelineEntry = {
    ...{ kind: 'status_changed', from: 'prospective', to: 'active' },
    ...{ id: '00000000-0000-4000-8000-000000000095', on: '2026-11-02', at: '2026-11-02T15:00:00Z' },
  }
  const { api, http } = apiAnswering(aPage([entry]))
  const client = { practiceId: 'p', clientId: 'c' }
  expect((await api.timeline.list(client, { part: 'client', limit: 50 })).items).toEqual([entry])
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/clients/c/timeline?part=client&limit=50' },
  ])
})
