import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { AddClientFileBody, ClientFile } from './client-files-contract'

/** A client’s insurance card, as a photo that was added once. */
export const aClientFile = fixtureOf<ClientFile>(ClientFile, () => ({
  id: fixtureId(95),
  practiceId: fixtureId(3),
  clientId: fixtureId(30),
  title: 'Insurance card, front',
  category: 'insurance',
  datedOn: '2026-11-02',
  versions: [
    {
      number: 1,
      name: 'card.png',
      type: 'image/jpeg',
      size: 241_312,
      sha256: 'a'.repeat(64),
      uploadedByName: 'Dana Reyes',
      uploadedAt: '2026-11-02T15:00:00Z',
    },
  ],
  deletion: null,
  version: 1,
  createdAt: '2026-11-02T15:00:00Z',
  updatedAt: '2026-11-02T15:00:00Z',
}))

/** A new file: a photo of eight by eight grey pixels, in a PNG. */
export const aClientFileInput = fixtureOf<AddClientFileBody>(AddClientFileBody, () => ({
  title: 'Insurance card, front',
  category: 'insurance',
  datedOn: '2026-11-02',
  name: 'card.png',
  content: A_SMALL_PNG,
}))

const A_SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQI12PowAEYhpYEANsRZgG+zZUUAAAAAElFTkSuQmCC'
