import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aClientFile, aClientFileInput } from './client-files-fixtures'

const client = { practiceId: 'p', clientId: 'c' }
const file = { ...client, fileId: 'f' }
const path = '/api/v1/practices/p/clients/c/files'

it('lists files, and those that can be restored', async () => {
  const { api, http } = apiAnswering({ files: [aClientFile()], deleted: [] })
  expect(await api.clientFiles.list(client)).toEqual({ files: [aClientFile()], deleted: [] })
  expect(http.sent).toMatchObject([{ method: 'GET', path }])
})

it('adds a file and gives it a new content once', async () => {
  const { api, http } = apiAnswering(aClientFile())
  const { name, content, ...described } = aClientFileInput()
  await api.clientFiles.add(client, { name, content, ...described }, { idempotencyKey: 'k' })
  await api.clientFiles.replace(file, { name, content, version: 1 }, { idempotencyKey: 'l' })
  expect(http.sent).toMatchObject([
    { method: 'POST', path, idempotencyKey: 'k' },
    { method: 'POST', path: `${path}/f/versions`, idempotencyKey: 'l' },
  ])
})

it('changes, deletes and restores a file', async () => {
  const { api, http } = apiAnswering(aClientFile())
  const { title, category, datedOn } = aClientFileInput()
  await api.clientFiles.update(file, { title, category, datedOn, version: 1 })
  await api.clientFiles.remove(file, { reason: 'Of another client', version: 2 })
  await api.clientFiles.restore(file)
  expect(http.sent).toMatchObject([
    { method: 'PUT', path: `${path}/f` },
    { method: 'POST', path: `${path}/f/deletion` },
    { method: 'POST', path: `${path}/f/restoration` },
  ])
})
