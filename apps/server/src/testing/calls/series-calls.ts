import type {
  BookedSeries,
  ChangedSeries,
  PreviewExtensionBody,
  PreviewSeriesChangeBody,
  SeriesPreview,
} from '@oaklet/api/contract'
import { addClient, dataOf, seriesBody } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function aSeries({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  return { by: owner.request, body: seriesBody(practice, { clientId, clinicianId: owner.staffId }) }
}

/** A series as it is booked once its preview was seen. */
async function aSeenSeries(scene: CallScene) {
  const { by, body } = await aSeries(scene)
  const { seen } = dataOf<SeriesPreview>(
    await by('POST', scene.practice.path('appointment-series/preview'), body),
  )
  return { by, body: { ...body, seen } }
}

async function aBookedSeries(scene: CallScene) {
  const { by, body } = await aSeenSeries(scene)
  const { id, first } = dataOf<BookedSeries>(
    await by('POST', scene.practice.path('appointment-series'), body),
  )
  const path = (rest: string) => scene.practice.path(`appointment-series/${id}/${rest}`)
  const change: PreviewSeriesChangeBody = {
    ...{
      appointmentId: first.id,
      version: first.version,
      scope: 'all',
      includeOverridden: false,
      choices: [],
    },
    change: { kind: 'edit', memo: 'By the door' },
  }
  const extension: PreviewExtensionBody = { more: 2, endsOn: null, choices: [] }
  return { by, params: { seriesId: id }, path, change, extension }
}

/** A change of a series as it is made once its preview was seen. */
async function aSeenChange(scene: CallScene) {
  const { by, params, path, change } = await aBookedSeries(scene)
  const { seen } = dataOf<{ seen: string }>(await by('POST', path('changes/preview'), change))
  return { by, params, path, body: { ...change, seen } }
}

/** Calls about appointments that repeat. */
export const SERIES_CALLS: Readonly<Record<string, PrepareCall>> = {
  previewSeries: aSeries,
  createSeries: aSeenSeries,
  previewSeriesChange: async (scene) => {
    const { by, params, change: body } = await aBookedSeries(scene)
    return { by, params, body }
  },
  changeSeries: async (scene) => {
    const { by, params, body } = await aSeenChange(scene)
    return { by, params, body }
  },
  undoSeriesChange: async (scene) => {
    const { by, path, body } = await aSeenChange(scene)
    const { changeId } = dataOf<ChangedSeries>(await by('POST', path('changes'), body))
    return { by, params: { changeId } }
  },
  previewExtension: async (scene) => {
    const { by, params, extension: body } = await aBookedSeries(scene)
    return { by, params, body }
  },
  extendSeries: async (scene) => {
    const { by, params, path, extension } = await aBookedSeries(scene)
    const { seen } = dataOf<SeriesPreview>(await by('POST', path('extend/preview'), extension))
    return { by, params, body: { ...extension, seen } }
  },
}
