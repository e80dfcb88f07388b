import type { Api } from '@oaklet/api'
import type { OrganizationExport } from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { saveFile } from '../../../shared/save-file'

const POLL_MS = 1_000

/** Whether an export is still being made. */
export const isUnderWay = ({ status }: Pick<OrganizationExport, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** The organization's exports, the newest first; asked for each second while one is made. */
export const exportsQuery = (api: Api, orgId: string) =>
  queryOptions({
    queryKey: [orgId, 'exports'] as const,
    queryFn: ({ signal }) => api.exports.list({ orgId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? POLL_MS : false),
  })

/** Asks for an export, and fetches it; either way the list is as it is afterwards. */
export const exportWrites = (api: Api, orgId: string) => ({
  request: () =>
    mutationOptions({
      mutationFn: (idempotencyKey: string) => api.exports.request({ orgId }, { idempotencyKey }),
      onSettled: (_data, _error, _key, _, { client }) =>
        void client.invalidateQueries({ queryKey: exportsQuery(api, orgId).queryKey }),
    }),
  download: () =>
    mutationOptions({
      // Saved wherever the person is by then: the server has no second one.
      mutationFn: async (exportId: string) => {
        const file = await api.exports.download({ orgId, exportId })
        saveFile({ ...file, fileName: file.fileName ?? 'oaklet-export.zip' })
      },
      onSettled: (_data, _error, _id, _, { client }) =>
        void client.invalidateQueries({ queryKey: exportsQuery(api, orgId).queryKey }),
    }),
})
