import { ESTIMATES_MESSAGES } from '@oaklet/api'
import { Estimate } from '@oaklet/api/contract'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'
import { RecordDialog } from '../../../../records/practice/RecordDialog'
import { EDIT_TITLE } from '../estimate-words'
import { estimateBodyOf, estimateErrors, estimateValuesOf, estimateVersions } from './estimate-form'
import { EstimateFields } from './EstimateFields'

interface EditEstimateDialogProps {
  estimate: Estimate
  onClose: () => void
}

/** The form that changes a draft. */
export function EditEstimateDialog({ estimate, onClose }: EditEstimateDialogProps) {
  const api = useApi()
  const practiceId = usePracticeId()
  return (
    <RecordDialog
      title={EDIT_TITLE}
      what="draft"
      record={estimate}
      schema={Estimate}
      valuesOf={(record) => estimateValuesOf(record ?? estimate)}
      errorsOf={estimateErrors}
      bodyOf={estimateBodyOf}
      versionsOf={estimateVersions}
      save={(body, on) => {
        const { id: estimateId, version } = on ?? estimate
        return api.estimates.update({ practiceId, estimateId }, { ...body, version })
      }}
      savedWords={() => 'Draft saved'}
      fallback={ESTIMATES_MESSAGES.update}
      onClose={onClose}
    >
      {(form) => <EstimateFields form={form} currency={estimate.currency} />}
    </RecordDialog>
  )
}
