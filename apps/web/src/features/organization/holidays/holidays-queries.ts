import { type Api, hasErrorCode } from '@oaklet/api'
import type { Holiday } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { queryOptions } from '@tanstack/react-query'
import { without, withRow } from '../edits/list-edit'
import { offerUndo } from '../../../shared/offer-undo'
import { settleEdit } from '../edits/settle-edit'
import { nameInEdit } from '../edits/typed-failure'
import type { EditOptions, EditOutcome } from '../edits/use-list-edits'
import type { HolidayEdit } from './optimistic-holidays'

/** All of the practice's holidays. */
export const holidaysQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'holidays'] as const,
    queryFn: ({ signal }) => api.holidays.list({ practiceId }, {}, { signal }),
  })

/** Sends what was done to the holidays; they are loaded anew when the server does not take it (spec §4). */
export function holidayEdits(api: Api, practiceId: string): EditOptions<Holiday, HolidayEdit> {
  const { queryKey } = holidaysQuery(api, practiceId)
  return {
    mutationKey: [practiceId, 'holiday-edits'],
    mutationFn: (edit) => send(api, practiceId, edit),
    onSuccess: (outcome, edit, _, { client }) => {
      if (outcome === 'undone') return undefined
      if (edit.kind !== 'remove') {
        showToast({ title: `${nameInEdit(edit)} ${edit.kind === 'add' ? 'added' : 'saved'}` })
      }
      return settleEdit<Holiday>(client, queryKey, (rows) =>
        typeof outcome === 'string' ? without(rows, edit.row.id) : withRow(rows, outcome.saved),
      )
    },
    onError: (_error, _edit, _, { client }) => void client.invalidateQueries({ queryKey }),
  }
}

async function send(api: Api, practiceId: string, edit: HolidayEdit): Promise<EditOutcome<Holiday>> {
  const { kind, row } = edit
  const params = { practiceId, holidayId: row.id }
  if (kind === 'change') {
    return { saved: await api.holidays.update(params, { ...edit.input, version: row.version }) }
  }
  if (kind === 'add') {
    return { saved: await api.holidays.create({ practiceId }, edit.input, { idempotencyKey: row.id }) }
  }
  try {
    const words = { title: `${row.name} deleted`, titleOfReturn: `${row.name} is back` }
    return (await offerUndo(words, () => api.holidays.remove(params))) ? 'removed' : 'undone'
  } catch (error) {
    // One that is gone already is what was wanted.
    if (!hasErrorCode(error, 'not_found')) throw error
  }
  return 'removed'
}
