import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import {
  aDocument,
  aDocumentContent,
  aListedDocument,
  aSignature,
  aSignatureRecord,
} from './documents-fixtures'

const practice = { practiceId: 'p' }
const document = { ...practice, documentId: 'd' }
const client = { ...practice, clientId: 'c' }
const path = '/api/v1/practices/p/documents'

it('lists documents and reads one in any of its texts', async () => {
  const list = apiAnswering([aListedDocument()])
  expect(await list.api.documents.list(practice)).toEqual([aListedDocument()])
  const { api, http } = apiAnswering(aDocument())
  expect(await api.documents.get(document)).toEqual(aDocument())
  await api.documents.get(document, { number: 1 })
  expect([...list.http.sent, ...http.sent]).toMatchObject([
    { method: 'GET', path },
    { method: 'GET', path: `${path}/d` },
    { method: 'GET', path: `${path}/d?number=1` },
  ])
})

it('adds a document once, and changes, retires and restores it', async () => {
  const { api, http } = apiAnswering(aDocument())
  await api.documents.create(practice, aDocumentContent(), { idempotencyKey: 'k' })
  await api.documents.update(document, { ...aDocumentContent(), version: 1 })
  await api.documents.retire(document)
  await api.documents.restore(document)
  expect(http.sent).toMatchObject([
    { method: 'POST', path, idempotencyKey: 'k' },
    { method: 'PUT', path: `${path}/d` },
    { method: 'POST', path: `${path}/d/retirement` },
    { method: 'POST', path: `${path}/d/restoration` },
  ])
})

it('lists what a client signed, and reads it as it was on the screen', async () => {
  const list = apiAnswering([aSignature()])
  expect(await list.api.documents.listSignatures(client)).toEqual([aSignature()])
  const { api, http } = apiAnswering(aSignatureRecord())
  expect(await api.documents.getSignature({ ...client, signatureId: 's' })).toEqual(aSignatureRecord())
  expect([...list.http.sent, ...http.sent]).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/clients/c/signatures' },
    { method: 'GET', path: '/api/v1/practices/p/clients/c/signatures/s' },
  ])
})
