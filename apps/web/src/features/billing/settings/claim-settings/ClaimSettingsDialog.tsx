import { CLAIMS_MESSAGES } from '@oaklet/api'
import { ClaimSettings } from '@oaklet/api/contract'
import { RecordDialog } from '../../../../records/practice/RecordDialog'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'
import {
  claimSettingsBodyOf,
  claimSettingsErrors,
  claimSettingsValuesOf,
  claimSettingsVersions,
} from './claim-settings-form'
import { EDIT_TITLE } from './claim-settings-words'
import { ClaimSettingsFields } from './ClaimSettingsFields'

interface ClaimSettingsDialogProps {
  settings: ClaimSettings
  onClose: () => void
}

/** The form that changes both sides of files, whether these are tests, and where forms are printed. */
export function ClaimSettingsDialog({ settings, onClose }: ClaimSettingsDialogProps) {
  const [api, practiceId] = [useApi().claims, usePracticeId()]
  return (
    <RecordDialog
      title={EDIT_TITLE}
      what="settings"
      record={settings}
      schema={ClaimSettings}
      valuesOf={(record) => claimSettingsValuesOf(record ?? settings)}
      errorsOf={claimSettingsErrors}
      bodyOf={claimSettingsBodyOf}
      versionsOf={claimSettingsVersions}
      save={(body, on) => api.updateSettings({ practiceId }, { ...body, version: (on ?? settings).version })}
      savedWords={() => 'Claim files and forms saved'}
      fallback={CLAIMS_MESSAGES.updateSettings}
      onClose={onClose}
    >
      {(form) => <ClaimSettingsFields form={form} />}
    </RecordDialog>
  )
}
