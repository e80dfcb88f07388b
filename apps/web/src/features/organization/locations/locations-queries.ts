import { type Api, hasErrorCode } from '@oaklet/api'
import type { Location } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { queryOptions } from '@tanstack/react-query'
import { type EditedRow, without, withRow } from '../edits/list-edit'
import { offerUndo } from '../../../shared/offer-undo'
import { settleEdit } from '../edits/settle-edit'
import { nameInEdit } from '../edits/typed-failure'
import type { EditOptions, EditOutcome } from '../edits/use-list-edits'
import { type LocationEdit, withPrimary } from './optimistic-locations'

/** All of the practice's locations, the inactive ones too. */
export const allLocationsQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'locations', 'all'] as const,
    queryFn: ({ signal }) => api.locations.list({ practiceId }, { signal }),
  })

/** Sends what was done to the locations; they are loaded anew when the server does not take it (spec §4). */
export function locationEdits(api: Api, practiceId: string): EditOptions<Location, LocationEdit> {
  const { queryKey } = allLocationsQuery(api, practiceId)
  return {
    mutationKey: [practiceId, 'locations', 'edits'],
    mutationFn: (edit) => send(api, practiceId, edit),
    onSuccess: (outcome, edit, _, { client }) => {
      if (outcome === 'undone') return undefined
      if (edit.kind !== 'remove') showToast({ title: `${nameInEdit(edit)} ${DONE_WORDS[edit.kind]}` })
      return settleEdit<Location>(client, queryKey, (rows) => settled(rows, edit, outcome))
    },
    onError: (_error, _edit, _, { client }) => void client.invalidateQueries({ queryKey }),
  }
}

const DONE_WORDS = { add: 'added', change: 'saved', primary: 'is the primary location now' } as const

function settled(rows: readonly Location[], edit: LocationEdit, outcome: EditOutcome<Location>): Location[] {
  if (typeof outcome === 'string') return without(rows, edit.row.id)
  const { saved } = outcome
  return withRow(saved.isPrimary ? withPrimary(rows, saved.id) : rows, saved)
}

async function send(api: Api, practiceId: string, edit: LocationEdit): Promise<EditOutcome<Location>> {
  const { kind, row } = edit
  const params = { practiceId, locationId: row.id }
  if (kind === 'remove') return remove(api, params, row)
  if (kind === 'primary') return { saved: await api.locations.setPrimary(params) }
  if (kind === 'change') {
    return { saved: await api.locations.update(params, { ...edit.input, version: row.version }) }
  }
  return { saved: await api.locations.create({ practiceId }, edit.input, { idempotencyKey: row.id }) }
}

/** A refusal is known at once; what is allowed is done when it can no longer be taken back. */
async function remove(
  api: Api,
  params: { practiceId: string; locationId: string },
  { name }: EditedRow,
): Promise<'removed' | 'undone'> {
  try {
    await api.locations.checkRemoval(params)
    const words = { title: `${name} deleted`, titleOfReturn: `${name} is back` }
    return (await offerUndo(words, () => api.locations.remove(params))) ? 'removed' : 'undone'
  } catch (error) {
    // One that is gone already is what was wanted.
    if (!hasErrorCode(error, 'not_found')) throw error
  }
  return 'removed'
}
