import { isNetworkError, userMessage } from '@oaklet/api'
import type { ClientStatus } from '@oaklet/api/contract'
import { Banner, Button, Dialog, Form, Inline } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { DiscardQuestion } from '../../shared/DiscardQuestion'
import { ClientFields } from './ClientFields'
import type { useClientForm } from './use-client-form'

interface ClientFormDialogProps {
  title: string
  form: ReturnType<typeof useClientForm>
  statuses: readonly ClientStatus[]
  isPending: boolean
  error: unknown
  /** Said when the server gives no sentence of its own. */
  fallback: string
  /** Stands above the fields, like a choice between two versions. */
  notice?: ReactNode
  onSave: () => void
  onClose: () => void
}

/** The form that adds and changes clients; a failure keeps everything typed. */
export function ClientFormDialog(props: ClientFormDialogProps) {
  const { title, form, statuses, isPending, error, fallback, notice, onSave, onClose } = props
  return (
    <DiscardQuestion isNeeded={form.isTouched} onDiscard={onClose}>
      {(askToClose) => (
        <Dialog title={title} size="l" isOpen onOpenChange={(isOpen) => !isOpen && askToClose()}>
          <Form
            onSubmit={onSave}
            isPending={isPending}
            errors={form.errors}
            footer={
              <Inline gap="m" justify="end">
                <Button onPress={askToClose}>Cancel</Button>
                <Button type="submit" tone="primary" isPending={isPending}>
                  {isPending ? 'Saving…' : 'Save client'}
                </Button>
              </Inline>
            }
          >
            {notice}
            {error !== null && form.errors.length === 0 && (
              <Banner tone="bad" isAnnounced>
                {failureWords(error, fallback)}
              </Banner>
            )}
            <ClientFields
              values={form.values}
              errors={form.errors}
              onChange={form.change}
              statuses={statuses}
            />
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
  )
}

const failureWords = (error: unknown, fallback: string): string =>
  isNetworkError(error)
    ? `${fallback}. Oaklet can’t be reached; what you typed is still here. Try again in a moment.`
    : userMessage(error, fallback)
