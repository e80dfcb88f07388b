import type { Practice, RemittanceDetails } from '@oaklet/api/contract'
import { Button, Card, DescriptionList } from '@oaklet/design-system'
import { dateInZone, formatDateAndTime, formatFullDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { useNow } from '../../../../../shared/use-now'
import { byWords } from '../../by-words'
import { methodWords } from '../remittance-words'

interface PaymentCardProps {
  remittance: RemittanceDetails
  practice: Practice
  /** Lets the person choose another insurance; nothing where that can’t be done. */
  onChangePayer: (() => void) | undefined
}

/** The payment as the file, or who typed it in, describes it. */
export function PaymentCard({ remittance, practice: { timeZone }, onChangePayer }: PaymentCardProps) {
  const today = dateInZone(useNow(), timeZone)
  const { payer, payerName, payee, paidOn, traceNumber, importedAt, importedByName, fileName } = remittance
  return (
    <Card
      title="Payment"
      actions={onChangePayer && <Button onPress={onChangePayer}>Choose another insurance</Button>}
    >
      <DescriptionList
        items={[
          { term: 'Insurance', description: payer?.name ?? 'Not known yet' },
          { term: 'It calls itself', description: payerName || 'Not said' },
          { term: 'Method', description: methodWords(remittance.method) },
          { term: 'Date', description: paidOn === null ? 'Not said' : formatFullDate(paidOn) },
          { term: 'Number', description: traceNumber },
          { term: 'Amount', description: formatMoney(remittance.amountCents, remittance.currency) },
          {
            term: 'Paid to',
            description: [payee.name, payee.npi && `NPI ${payee.npi}`].filter(Boolean).join(', '),
          },
          {
            term: fileName === null ? 'Typed in by hand' : 'Imported',
            description: [
              `${formatDateAndTime(importedAt, timeZone, today)} ${byWords(importedByName)}`,
              fileName === null ? 'there is no file' : `from ${fileName}`,
            ].join(', '),
          },
        ]}
      />
    </Card>
  )
}
