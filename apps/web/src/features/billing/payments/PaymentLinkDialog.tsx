import { PAYMENTS_MESSAGES } from '@oaklet/api'
import type { Invoice, PaymentLinks } from '@oaklet/api/contract'
import { Banner, Dialog, Link, RadioGroup, showToast, Stack, Text, Timeline } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { dateInZone, formatDateAndTime } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useNow } from '../../../shared/use-now'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { billingQueries } from '../billing-queries'
import { PAYMENT_LINK_TITLE } from './payment-words'

interface PaymentLinkDialogProps {
  invoice: Pick<Invoice, 'id' | 'balanceCents' | 'currency'>
  timeZone: string
  onClose: () => void
}

/** Mails the client a link to pay an invoice online; what was sent before is loaded first. */
export function PaymentLinkDialog(props: PaymentLinkDialogProps) {
  const links = useQuery(billingQueries(useApi(), usePracticeId()).paymentLinks(props.invoice.id))
  if (links.data?.canBePaid === true && links.data.emails.length > 0) {
    return <PaymentLinkForm now={links.data} {...props} />
  }
  return (
    <Dialog title={PAYMENT_LINK_TITLE} size="s" isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <WhenLoaded query={links} fallback={PAYMENTS_MESSAGES.listLinks} label="Loading the payment links">
        {(known) => (
          <Stack gap="l">
            <WhyNone links={known} />
            <SentLinks links={known} timeZone={props.timeZone} />
          </Stack>
        )}
      </WhenLoaded>
    </Dialog>
  )
}

/** Why no link can be sent, and what can be done about it. */
function WhyNone({ links: { canBePaid } }: { links: PaymentLinks }) {
  if (canBePaid) {
    return (
      <Banner tone="info">
        The client has no e-mail that may be written to. It can be permitted in the client’s contacts.
      </Banner>
    )
  }
  return (
    <Banner tone="info">
      This practice takes no cards online yet.{' '}
      <Link href={paths.billingSettings({ section: 'cards' })}>Card payments in the billing settings</Link>
    </Banner>
  )
}

function PaymentLinkForm({
  invoice,
  timeZone,
  now,
  onClose,
}: PaymentLinkDialogProps & { now: PaymentLinks }) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const sending = useMutation({
    mutationFn: (body: { email: string }) =>
      api.payments.sendLink({ practiceId, invoiceId: invoice.id }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const links = useAsSent(now, sending)
  const form = useForm({
    initial: () => ({ email: links.emails[0] ?? '' }),
    errorsOf: () => [],
    isDisposable: true,
  })
  const { email } = form.values
  const submit = () => {
    if (!form.check()) return
    sending.mutate(
      { email },
      {
        onSuccess: () => {
          showToast({ title: `Payment link sent to ${email}`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={PAYMENT_LINK_TITLE}
      size="s"
      form={form}
      submitLabel="Send link"
      pendingLabel="Sending…"
      isPending={sending.isPending}
      error={sending.error}
      fallback={PAYMENTS_MESSAGES.sendLink}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <RadioGroup
          label="E-mail of the client"
          name="email"
          options={links.emails.map((id) => ({ id, label: id }))}
          value={email}
          errorMessage={form.errorAt('email')}
          onChange={(chosen) => form.change({ email: chosen })}
          autoFocus
        />
        <Text tone="quiet">
          {`The link leads to a page that names the practice and what is left to pay, ${formatMoney(invoice.balanceCents, invoice.currency)} now. The client types their card on the page of the payment provider.`}
        </Text>
        <SentLinks links={links} timeZone={timeZone} />
      </Stack>
    </FormDialog>
  )
}

/** Each link that was sent, when, by whom, and whether it still leads anywhere. */
function SentLinks({ links: { links }, timeZone }: { links: PaymentLinks; timeZone: string }) {
  const now = useNow()
  const today = dateInZone(now, timeZone)
  if (links.length === 0) return null
  return (
    <Timeline
      label="Payment links that were sent"
      items={links.map(({ id, email, sentAt, sentBy, expiresAt }) => ({
        ...{ id, title: `Sent to ${email}`, time: formatDateAndTime(sentAt, timeZone, today), tone: 'good' },
        children: (
          <Text tone="quiet">{expiresAt <= now ? `by ${sentBy}. It has ended.` : `by ${sentBy}`}</Text>
        ),
      }))}
    />
  )
}
