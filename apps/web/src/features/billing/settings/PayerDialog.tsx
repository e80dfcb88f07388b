import { PAYERS_MESSAGES } from '@oaklet/api'
import { Payer, type PayerInput } from '@oaklet/api/contract'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { payerBodyOf, payerErrors, payerValuesOf, payerVersions } from './payer-form'
import { PayerFields } from './PayerFields'

export interface PayerDialogProps {
  title: string
  /** The payer that is changed; null adds one. */
  record: Payer | null
  onClose: () => void
}

/** The form that adds and changes payers. */
export function PayerDialog(props: PayerDialogProps) {
  const [api, practiceId] = [useApi().payers, usePracticeId()]
  const save = (body: PayerInput, on: Payer | null, idempotencyKey: string) =>
    on === null
      ? api.create({ practiceId }, body, { idempotencyKey })
      : api.update({ practiceId, payerId: on.id }, { ...body, version: on.version })
  return (
    <RecordDialog
      {...props}
      what="payer"
      schema={Payer}
      valuesOf={payerValuesOf}
      errorsOf={payerErrors}
      bodyOf={payerBodyOf}
      versionsOf={payerVersions}
      save={save}
      savedWords={({ name }) => `${name} saved`}
      fallback={PAYERS_MESSAGES.save}
    >
      {(form) => <PayerFields form={form} />}
    </RecordDialog>
  )
}
