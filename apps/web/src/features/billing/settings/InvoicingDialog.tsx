import { BILLING_SETTINGS_MESSAGES } from '@oaklet/api'
import { BillingSettings } from '@oaklet/api/contract'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { invoicingBodyOf, invoicingErrors, invoicingValuesOf, invoicingVersions } from './invoicing-form'
import { EDIT_TITLE } from './invoicing-words'
import { InvoicingFields } from './InvoicingFields'

interface InvoicingDialogProps {
  settings: BillingSettings
  currency: string
  onClose: () => void
}

/** The form that changes when invoices are due and statements drafted, small rests, and the next numbers. */
export function InvoicingDialog({ settings, currency, onClose }: InvoicingDialogProps) {
  const [api, practiceId] = [useApi().billingSettings, usePracticeId()]
  return (
    <RecordDialog
      title={EDIT_TITLE}
      what="settings"
      record={settings}
      schema={BillingSettings}
      valuesOf={(record) => invoicingValuesOf(record ?? settings)}
      errorsOf={invoicingErrors}
      bodyOf={invoicingBodyOf}
      versionsOf={(mine, theirs) => invoicingVersions(mine, theirs, currency)}
      save={(body, on) => api.update({ practiceId }, { ...body, version: (on ?? settings).version })}
      savedWords={() => 'Invoices and statements saved'}
      fallback={BILLING_SETTINGS_MESSAGES.update}
      onClose={onClose}
    >
      {(form) => <InvoicingFields form={form} currency={currency} />}
    </RecordDialog>
  )
}
