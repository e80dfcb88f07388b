import { hasErrorCode } from '@oaklet/api'
import type { SignedInDevice } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { devicesEnded } from './device-words'
import { settingsQueries } from '../settings-queries'

/** Signs devices out, and takes them off the list as soon as the server has. */
export function useEndDevices() {
  const api = useApi()
  const queries = settingsQueries(api)
  const queryClient = useQueryClient()
  const { queryKey } = queries.devices()
  const keep = (isKept: (device: SignedInDevice) => boolean) =>
    queryClient.setQueryData(queryKey, (before) => before?.filter(isKept))

  const endOne = useMutation({
    mutationFn: async ({ id }: SignedInDevice) => {
      // One that has ended by itself meanwhile is what was wanted.
      await api.account.endSession({ sessionId: id }).catch((error: unknown) => {
        if (!hasErrorCode(error, 'not_found')) throw error
      })
    },
    onSuccess: (_, { id, device }) => {
      keep((one) => one.id !== id)
      showToast({ title: `${device} was signed out`, tone: 'good' })
    },
  })
  const endOthers = useMutation({
    ...queries.endOtherDevices(),
    onSuccess: ({ ended }) => {
      keep(({ isCurrent }) => isCurrent)
      showToast({ title: devicesEnded(ended), tone: 'good' })
    },
  })
  return { endOne, endOthers }
}
