import { PAYOUTS_MESSAGES } from '@oaklet/api'
import { PAYOUT_STATE_WORDS, type PayoutDetails, type PayoutLine } from '@oaklet/api/contract'
import { Banner, DescriptionList, Dialog, Heading, ItemList, MoneyText, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { formatLongDate, formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { payoutQueries } from './payout-queries'
import { LINE_WORDS, PAYOUT_TITLE, whatIsWrong } from './payout-words'

interface PayoutDialogProps {
  payoutId: string
  onClose: () => void
}

/** What one payout is made of, each line with the way to its payment. */
export function PayoutDialog({ payoutId, onClose }: PayoutDialogProps) {
  const payout = useQuery(payoutQueries(useApi(), usePracticeId()).one(payoutId))
  return (
    <Dialog title={PAYOUT_TITLE} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <WhenLoaded query={payout} fallback={PAYOUTS_MESSAGES.get} label="Loading the payout">
        {(known) => <Details payout={known} />}
      </WhenLoaded>
    </Dialog>
  )
}

function Details({ payout }: { payout: PayoutDetails }) {
  const wrong = whatIsWrong(payout)
  const { lines, currency } = payout
  return (
    <Stack gap="l">
      {wrong !== null && <Banner tone={lines.length === 0 ? 'wait' : 'bad'}>{wrong}</Banner>}
      <DescriptionList items={factsOf(payout)} />
      {lines.length > 0 && (
        <Stack gap="s">
          <Heading level={3}>What it is made of</Heading>
          <ItemList items={lines.map((line) => itemOf(line, currency))} />
        </Stack>
      )}
    </Stack>
  )
}

function factsOf({ currency, ...payout }: PayoutDetails) {
  const money = (cents: number) => formatMoney(cents, currency)
  const { grossCents, feeCents } = payout
  return [
    { term: 'Arrives', description: formatLongDate(payout.arrivesOn) },
    { term: 'Status', description: PAYOUT_STATE_WORDS[payout.state] },
    ...(grossCents === null ? [] : [{ term: 'Before fees', description: money(grossCents) }]),
    ...(feeCents === null ? [] : [{ term: 'Fees of Stripe', description: money(feeCents) }]),
    { term: 'Payout', description: money(payout.amountCents) },
    { term: 'In Stripe', description: payout.providerId },
    ...(payout.isTest ? [{ term: 'Test mode', description: 'No real money moves.' }] : []),
  ]
}

function itemOf({ id, kind, movedOn, amountCents, feeCents, payment }: PayoutLine, currency: string) {
  const about = payment === null ? LINE_WORDS[kind] : `${LINE_WORDS[kind]}, ${payment.client.name}`
  const fee = feeCents === 0 ? '' : `, fee ${formatMoney(feeCents, currency)}`
  return {
    ...{ id, title: about, detail: `${formatShortDate(movedOn)}${fee}` },
    trailing: <MoneyText cents={amountCents} currency={currency} />,
    ...(payment !== null && { href: paths.payments({ payment: payment.id }) }),
  }
}
