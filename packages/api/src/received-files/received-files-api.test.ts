import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import {
  aClaimAnswer,
  anImportedFile,
  anImportReceivedFileBody,
  aReceivedFile,
  aReceivedFileDetails,
} from './received-files-fixtures'
import { RECEIVED_FILES_MESSAGES } from './received-files-messages'

const base = '/api/v1/practices/p/received-files'
const one = { practiceId: 'p', fileId: 'f' }

it('lists what was imported, page by page', async () => {
  const page = aPage([aReceivedFile()])
  const { api, http } = apiAnswering(page)
  expect(await api.receivedFiles.list({ practiceId: 'p' }, { limit: 10 })).toEqual(page)
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}?limit=10` }])
})

it('gets one file with what it says of each claim', async () => {
  const { api, http } = apiAnswering(aReceivedFileDetails())
  expect(await api.receivedFiles.get(one)).toEqual(aReceivedFileDetails())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/f` }])
})

it('imports a file, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(anImportedFile())
  const body = anImportReceivedFileBody()
  const imported = await api.receivedFiles.importFile({ practiceId: 'p' }, body, { idempotencyKey: 'k' })
  expect(imported).toEqual(anImportedFile())
  expect(http.sent).toMatchObject([{ method: 'POST', path: base, body, idempotencyKey: 'k' }])
})

it('gets all answers to one claim', async () => {
  const { api, http } = apiAnswering([aClaimAnswer()])
  expect(await api.receivedFiles.ofClaim({ practiceId: 'p', claimId: 'c' })).toEqual([aClaimAnswer()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/claims/c/answers' }])
})

it('has sentences for when the server gives none', () => {
  expect(RECEIVED_FILES_MESSAGES).toMatchObject({
    list: 'Failed to load imported files',
    importFile: 'Failed to import file',
  })
})
