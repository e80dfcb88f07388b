import { expect, it } from 'vitest'
import { anOverlapConflict } from '../appointments/appointments-fixtures'
import { ApiError } from '../errors/ApiError'
import { apiAnswering } from '../testing/api-for'
import { aSeriesPreview } from './appointment-series-fixtures'
import { newSeriesChangePreview, undoRefusedBy } from './new-series-preview'
import { PreviewExtensionBody, PreviewSeriesChangeBody } from './series-changes-contract'
import {
  aChangedSeries,
  anExtendedSeries,
  anExtensionBody,
  aSeriesChangeBody,
  aSeriesChangePreview,
} from './series-changes-fixtures'

const base = '/api/v1/practices/p/appointment-series/s'
const params = { practiceId: 'p', seriesId: 's' }
const seen = 'a hash'

it('looks a change through and makes it', async () => {
  const body = aSeriesChangeBody()
  const looked = apiAnswering(aSeriesChangePreview())
  expect(await looked.api.appointmentSeries.previewChange(params, body)).toEqual(aSeriesChangePreview())
  expect(looked.http.sent).toMatchObject([{ method: 'POST', path: `${base}/changes/preview`, body }])
  const made = apiAnswering(aChangedSeries())
  expect(await made.api.appointmentSeries.change(params, { ...body, seen })).toEqual(aChangedSeries())
  expect(made.http.sent).toMatchObject([{ method: 'POST', path: `${base}/changes`, body: { ...body, seen } }])
})

it('undoes a change', async () => {
  const { api, http } = apiAnswering({ seriesId: aChangedSeries().seriesId, count: 3 })
  const undone = await api.appointmentSeries.undo({ practiceId: 'p', changeId: 'c' })
  expect(undone.count).toBe(3)
  expect(http.sent).toMatchObject([{ method: 'POST', path: '/api/v1/practices/p/series-changes/c/undo' }])
})

it('looks more dates through and books them', async () => {
  const body = anExtensionBody()
  const looked = apiAnswering(aSeriesPreview())
  expect(await looked.api.appointmentSeries.previewExtension(params, body)).toEqual(aSeriesPreview())
  expect(looked.http.sent).toMatchObject([{ method: 'POST', path: `${base}/extend/preview`, body }])
  const made = apiAnswering(anExtendedSeries())
  expect(await made.api.appointmentSeries.extend(params, { ...body, seen })).toEqual(anExtendedSeries())
  expect(made.http.sent).toMatchObject([{ method: 'POST', path: `${base}/extend`, body: { ...body, seen } }])
})

it('takes no change of nothing, and no extension without an end or with two', () => {
  const nothing = PreviewSeriesChangeBody.safeParse(aSeriesChangeBody({ change: { kind: 'edit' } }))
  expect(nothing.error?.issues.map(({ message }) => message)).toEqual(['Change something first'])
  for (const ends of [{ more: null }, { endsOn: '2027-01-05' }, { more: 0 }, { more: 300 }]) {
    const { error } = PreviewExtensionBody.safeParse(anExtensionBody(ends))
    expect(error?.issues[0]).toMatchObject({ path: ['more'], message: 'Choose a number from 1 to 299' })
  }
})

it('reads what a refusal names, and nothing of another error', async () => {
  const facts = { status: 409, serverMessage: null, requestId: null } as const
  const current = aSeriesChangePreview()
  const changed = new ApiError({ ...facts, code: 'series_conflicts', current })
  expect(await newSeriesChangePreview(changed)).toEqual(current)
  expect(await undoRefusedBy(changed)).toBeNull()
  const refused = new ApiError({ ...facts, code: 'undo_refused', conflicts: [anOverlapConflict()] })
  expect(await undoRefusedBy(refused)).toEqual(anOverlapConflict())
  expect(await undoRefusedBy(new ApiError({ ...facts, code: 'undo_refused' }))).toBeNull()
  expect(await newSeriesChangePreview(refused)).toBeNull()
})
