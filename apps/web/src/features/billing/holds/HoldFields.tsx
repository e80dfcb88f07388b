import { PAYMENTS_MESSAGES } from '@oaklet/api'
import type { HoldableSession } from '@oaklet/api/contract'
import { Button, FieldGroup, MoneyField, Skeleton, Stack, Text, VisuallyHidden } from '@oaklet/design-system'
import { copayLeft } from '../../../records/payments/copay-left'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import type { FormState } from '../../../shared/forms/use-form'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { holdField, type HoldValues, openSessions } from './hold-form'
import type { useHoldableSessions } from './use-holdable-sessions'

interface HoldFieldsProps<Values extends HoldValues> {
  form: Pick<FormState<Values>, 'values' | 'errorAt' | 'change'>
  holdable: Pick<ReturnType<typeof useHoldableSessions>, 'query' | 'sessions'>
  currency: string
  /** The copay of a session was chosen. */
  onCopay: (appointmentId: string, cents: number) => void
}

/** What is held for sessions that no invoice bills yet: their copays. Nothing is there where there is no such session. */
export function HoldFields<Values extends HoldValues>({
  form,
  holdable,
  currency,
  onCopay,
}: HoldFieldsProps<Values>) {
  const { held } = form.values
  const change = (appointmentId: string, cents: number | null) =>
    form.change({ held: { ...held, [appointmentId]: cents } } as Partial<Values>)
  return (
    <WhenLoaded
      query={holdable.query}
      fallback={PAYMENTS_MESSAGES.listHolds}
      label="Loading the sessions"
      placeholder={<Skeleton shape="row" count={1} />}
    >
      {() => {
        const open = openSessions(holdable.sessions)
        if (open.length === 0) return null
        return (
          <Stack gap="s">
            <FieldGroup legend="Sessions without an invoice" columns={2}>
              {open.map((session) => {
                const { appointmentId, date } = session
                const left = copayLeft(session)
                return (
                  <Stack key={appointmentId}>
                    <MoneyField
                      label={`Copay for ${formatShortDate(date)}`}
                      name={holdField(appointmentId)}
                      isOptional
                      description={sessionWords(session, currency)}
                      currency={currency}
                      valueCents={held[appointmentId] ?? null}
                      errorMessage={form.errorAt(holdField(appointmentId))}
                      onChangeCents={(cents) => change(appointmentId, cents)}
                    />
                    {left > 0 && (
                      <Button tone="quiet" onPress={() => onCopay(appointmentId, left)}>
                        Copay of {formatMoney(left, currency)}{' '}
                        <VisuallyHidden>for {formatShortDate(date)}</VisuallyHidden>
                      </Button>
                    )}
                  </Stack>
                )
              })}
            </FieldGroup>
            <Text tone="quiet" size="s">
              A copay is held for its session, and put on the session’s invoice when that is issued.
            </Text>
          </Stack>
        )
      }}
    </WhenLoaded>
  )
}

/** “Individual therapy, 45 min; $10.00 is held already” */
function sessionWords({ service, heldCents }: HoldableSession, currency: string): string {
  if (heldCents === 0) return service
  const heldWords = `${formatMoney(heldCents, currency)} is held already`
  return service === '' ? heldWords : `${service}; ${heldWords}`
}
