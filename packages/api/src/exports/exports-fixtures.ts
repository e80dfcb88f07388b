import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { OrganizationExport } from './exports-contract'

/** An export that waits to be fetched. */
export const anExport = fixtureOf<OrganizationExport>(OrganizationExport, () => ({
  id: fixtureId(70),
  status: 'ready',
  askedByName: 'Olivia Wren',
  doneRows: 4210,
  totalRows: 4210,
  sizeBytes: 512_000,
  createdAt: '2026-11-17T14:00:00Z',
  finishedAt: '2026-11-17T14:01:00Z',
  expiresAt: '2026-11-18T14:01:00Z',
  fetchedAt: null,
}))
