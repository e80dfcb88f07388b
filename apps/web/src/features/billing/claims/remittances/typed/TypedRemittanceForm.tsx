import { REMITTANCES_MESSAGES } from '@oaklet/api'
import type { Practice, RemittanceDetails } from '@oaklet/api/contract'
import { Button, Form, Inline, LinkButton, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import { formatMoney } from '../../../../../shared/format-money'
import { FormFailure } from '../../../../../shared/forms/FormFailure'
import { LazyStaleEdit } from '../../../../../shared/forms/LazyStaleEdit'
import { useForm } from '../../../../../shared/forms/use-form'
import { paths } from '../../../../../shared/paths'
import { PaymentFields } from './PaymentFields'
import { EMPTY_PAYMENT, missingFrom, type TypedValues } from './typed-form'
import { bodyOf, refusalsOf, valuesOf } from './typed-payment'
import { TypedAdjustments } from './TypedAdjustments'
import { TypedClaims } from './TypedClaims'
import { TypedSum } from './TypedSum'
import { useSaveTyped } from './use-save-typed'

interface TypedRemittanceFormProps {
  practice: Practice
  /** What was typed in before; null for a new payment. */
  before: RemittanceDetails | null
}

/** A payment as it stands on paper: the payment, its claims service by service, and money of no claim. */
export function TypedRemittanceForm({ practice: { id, currency }, before }: TypedRemittanceFormProps) {
  const form = useForm<TypedValues>({
    initial: () => (before === null ? EMPTY_PAYMENT : valuesOf(before)),
    errorsOf: missingFrom,
    refusalsOf,
    clearsAsTyped: true,
  })
  // What somebody else saves meanwhile is asked about, and does not change what is sent.
  const [base] = useState(before)
  const [round, setRound] = useState(0)
  const { saving, stale, forgetStale } = useSaveTyped(id, base)
  const save = (version: number) => {
    const body = bodyOf(form.values)
    if (form.check() && body !== null) saving.mutate({ body, version }, { onError: form.refuse })
  }
  const takeTheirs = (theirs: RemittanceDetails) => {
    form.change(valuesOf(theirs))
    forgetStale()
    saving.reset()
    // The fields with words of their own begin anew.
    setRound(round + 1)
  }
  return (
    <Form
      label="Payment"
      errors={form.errors}
      isPending={saving.isPending}
      onSubmit={() => save(base?.version ?? 0)}
      footer={
        <Inline gap="m" wrap>
          <LinkButton
            tone="quiet"
            href={base === null ? paths.claims({ view: 'remittances' }) : paths.remittance(base.id)}
          >
            Cancel
          </LinkButton>
          <Button tone="primary" type="submit" isPending={saving.isPending}>
            {saving.isPending ? 'Saving…' : 'Save and look it through'}
          </Button>
        </Inline>
      }
    >
      {stale === null ? (
        <FormFailure error={saving.error} fallback={REMITTANCES_MESSAGES.type} isAtField={form.isStopped} />
      ) : (
        <LazyStaleEdit
          what="payment"
          rows={versions(form.values, valuesOf(stale), currency)}
          onKeepMine={() => save(stale.version)}
          onTakeTheirs={() => takeTheirs(stale)}
        />
      )}
      <Stack key={round} gap="xl">
        <PaymentFields form={form} practiceId={id} currency={currency} />
        <TypedClaims form={form} practiceId={id} currency={currency} />
        <TypedAdjustments form={form} currency={currency} />
        <TypedSum values={form.values} currency={currency} />
      </Stack>
    </Form>
  )
}

/** Both versions in words, where somebody else saved meanwhile. */
function versions(mine: TypedValues, theirs: TypedValues, currency: string) {
  const words = ({ amountCents, traceNumber, paidOn, claims }: TypedValues) => ({
    amount: amountCents === null ? '' : formatMoney(amountCents, currency),
    ...{ traceNumber, paidOn: paidOn ?? '', claims: claims.map(({ name }) => name).join('; ') },
  })
  const [ours, others] = [words(mine), words(theirs)]
  return [
    { label: 'Amount', mine: ours.amount, theirs: others.amount },
    { label: 'Number', mine: ours.traceNumber, theirs: others.traceNumber },
    { label: 'Date', mine: ours.paidOn, theirs: others.paidOn },
    { label: 'Claims', mine: ours.claims, theirs: others.claims },
  ]
}
