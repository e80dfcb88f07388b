import type { Claim } from '@oaklet/api/contract'
import { showToast, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import type { FormState } from '../../../../shared/forms/use-form'
import { claimName } from '../claim-words'
import { type Step, useClaimStep } from './use-claim-step'

interface ClaimStepDialogProps<Values extends object, Body extends object> {
  claim: Claim
  /** The version that is sent: the claim’s, unless the step is taken with something else of it. */
  version?: number
  title: string
  /** The words on the button; the title unless given. */
  submitLabel?: string
  submitTone?: 'primary' | 'danger'
  form: FormState<Values>
  take: Step<Body>
  /** What is sent; null while something that is needed is not there. */
  bodyOf: (values: Values) => Body | null
  /** Says what is done, of the claim by its name. */
  done: (name: string) => string
  fallback: string
  onRefused?: (error: unknown) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form that takes a step with a claim; it says that the step is taken, and closes. */
export function ClaimStepDialog<Values extends object, Body extends object>(
  props: ClaimStepDialogProps<Values, Body>,
) {
  const { claim, version = claim.version, title, form, onClose } = props
  const { taking, version: sent } = useClaimStep({ ...claim, version }, props.take)
  const submit = () => {
    const body = form.check() ? props.bodyOf(form.values) : null
    if (body === null) return
    taking.mutate(
      { ...body, version: sent },
      {
        onSuccess: () => {
          showToast({ title: props.done(claimName(claim)), tone: 'good' })
          onClose()
        },
        onError: (error) => {
          props.onRefused?.(error)
          form.refuse(error)
        },
      },
    )
  }
  return (
    <FormDialog
      title={title}
      size="s"
      form={form}
      submitLabel={props.submitLabel ?? title}
      pendingLabel="Saving…"
      submitTone={props.submitTone ?? 'primary'}
      isPending={taking.isPending}
      error={taking.error}
      fallback={props.fallback}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">{props.children}</Stack>
    </FormDialog>
  )
}
