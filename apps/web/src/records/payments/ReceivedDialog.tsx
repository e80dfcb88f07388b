import { PAYMENTS_MESSAGES } from '@oaklet/api'
import { type DialogProps, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { FormDialog } from '../../shared/forms/FormDialog'
import type { FormState } from '../../shared/forms/use-form'
import type { ReceivedValues } from './received-form'
import { CHARGE_CARD, CHARGED_AT_ONCE, KEPT_AS_RECORDED, RECORD_PAYMENT } from './recording-words'
import type { useChargeCard } from './use-charge-card'
import { WaitingForProvider } from './WaitingForProvider'

interface ReceivedDialogProps<Values extends ReceivedValues> extends Pick<DialogProps, 'title' | 'size'> {
  form: FormState<Values>
  charging: ReturnType<typeof useChargeCard>
  recording: { isPending: boolean; error: unknown }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog around the fields of what was received, or of the card that is charged instead. */
export function ReceivedDialog<Values extends ReceivedValues>(props: ReceivedDialogProps<Values>) {
  const { title, size, form, charging, recording, onSubmit, onClose, children } = props
  if (charging.isWaiting) {
    return <WaitingForProvider title={title} what="charge" calling={charging} onClose={onClose} />
  }
  const isCharge = form.values.cardId !== null
  return (
    <FormDialog
      title={title}
      {...(size !== undefined && { size })}
      form={form}
      submitLabel={isCharge ? CHARGE_CARD : RECORD_PAYMENT}
      pendingLabel={isCharge ? 'Charging…' : 'Recording…'}
      isPending={recording.isPending || charging.isPending}
      error={isCharge ? charging.error : recording.error}
      fallback={isCharge ? PAYMENTS_MESSAGES.chargeCard : PAYMENTS_MESSAGES.record}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Stack gap="l">{children}</Stack>
      <Text tone="quiet" size="s">
        {isCharge ? CHARGED_AT_ONCE : KEPT_AS_RECORDED}
      </Text>
    </FormDialog>
  )
}
