import { expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { apiAnswering } from '../testing/api-for'
import { PreviewSeriesBody } from './appointment-series-contract'
import { aBookedSeries, aSeriesBody, aSeriesPreview, aSeriesRule } from './appointment-series-fixtures'
import { newSeriesPreview } from './new-series-preview'

const base = '/api/v1/practices/p/appointment-series'
const params = { practiceId: 'p' }

it('looks a series through', async () => {
  const { api, http } = apiAnswering(aSeriesPreview())
  expect(await api.appointmentSeries.preview(params, aSeriesBody())).toEqual(aSeriesPreview())
  expect(http.sent).toMatchObject([{ method: 'POST', path: `${base}/preview`, body: aSeriesBody() }])
})

it('books a series as its preview showed it', async () => {
  const { api, http } = apiAnswering(aBookedSeries())
  const body = { ...aSeriesBody(), seen: 'a hash' }
  expect(await api.appointmentSeries.create(params, body)).toEqual(aBookedSeries())
  expect(http.sent).toMatchObject([{ method: 'POST', path: base, body }])
})

it('names the field of the rule that needs something', () => {
  const { error } = PreviewSeriesBody.safeParse(aSeriesBody({ rule: aSeriesRule({ weekdays: [] }) }))
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['rule.weekdays', 'Choose at least one weekday'],
  ])
})

it('reads the new preview of a refused booking, and nothing of another error', async () => {
  const facts = { status: 409, serverMessage: null, requestId: null } as const
  const current = aSeriesPreview()
  expect(await newSeriesPreview(new ApiError({ ...facts, code: 'series_conflicts', current }))).toEqual(
    current,
  )
  expect(await newSeriesPreview(new ApiError({ ...facts, code: 'stale_edit', current }))).toBeNull()
  expect(await newSeriesPreview(new ApiError({ ...facts, code: 'series_conflicts', current: 7 }))).toBeNull()
})
