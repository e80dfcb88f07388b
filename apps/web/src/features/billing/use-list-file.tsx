import { BILLING_MESSAGES } from '@oaklet/api'
import {
  type BillingListFileQuery,
  type BillingListName,
  billingListFileName,
  type Practice,
} from '@oaklet/api/contract'
import { Button } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { useFileExport } from '../../shared/files/use-file-export'
import { dateInZone } from '../../shared/format-date'
import { LoadFailure } from '../../shared/LoadFailure'
import { saveFile } from '../../shared/save-file'
import { useApi } from '../../shared/use-api'
import { useNow } from '../../shared/use-now'
import { usePermissions } from '../../shared/use-session'

/**
 * The button that saves all rows of a list, as `query` narrows it, and the reason why that failed. Both are null where
 * there is nothing to show; the failure stands above the rows.
 */
export function useListFile(
  list: BillingListName,
  { id: practiceId, timeZone }: Practice,
  query: BillingListFileQuery,
): { button: ReactNode; failure: ReactNode } {
  const api = useApi()
  const today = dateInZone(useNow(), timeZone)
  const isAllowed = usePermissions()('data:export')
  const { save, isPending, failure, retry } = useFileExport<'csv'>({
    mutationFn: async () => {
      const file = await api.billing.exportList({ practiceId, list }, query)
      const fileName = file.fileName ?? billingListFileName(list, today)
      saveFile({ ...file, fileName })
      return fileName
    },
  })
  return {
    button: isAllowed && (
      <Button isPending={isPending} onPress={() => save('csv')}>
        Export CSV
      </Button>
    ),
    failure: failure !== null && (
      <LoadFailure error={failure} fallback={BILLING_MESSAGES.exportList} onRetry={retry} />
    ),
  }
}
