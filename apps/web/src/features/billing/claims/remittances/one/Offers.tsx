import type { RemittanceClaimRecord, RemittanceDetails, RemittancePlan } from '@oaklet/api/contract'
import { ItemList, type ItemListItem, Link } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { paths } from '../../../../../shared/paths'

type Offer<Kind> = Extract<RemittancePlan['offers'][number], { kind: Kind }>

/** What is worth a look after posting: other member ids, and once for each claim what it was underpaid. */
export function Offers({
  offers,
  remittance: { currency, records },
}: Pick<RemittancePlan, 'offers'> & { remittance: RemittanceDetails }) {
  const recordOf = (claimId: string) => records.find(({ id }) => id === claimId)
  const underpaid = offers.filter((offer) => offer.kind === 'underpaid')
  return (
    <ItemList
      items={[
        ...offers
          .filter((offer) => offer.kind === 'member_id')
          .map((offer) => memberIdItem(offer, recordOf(offer.claimId))),
        ...[...new Set(underpaid.map(({ claimId }) => claimId))].map((claimId) =>
          underpaidItem(
            underpaid.filter((offer) => offer.claimId === claimId),
            claimId,
            recordOf(claimId),
            currency,
          ),
        ),
      ]}
    />
  )
}

const memberIdItem = (
  { claimId, memberId }: Offer<'member_id'>,
  record: RemittanceClaimRecord | undefined,
): ItemListItem => ({
  id: `member ${claimId}`,
  title: `The insurance calls the member id ${memberId}: claim ${record?.pcn ?? ''}`,
  ...(record && {
    detail: (
      <Link href={paths.client(record.client.id, 'insurance')}>{`Coverage of ${record.client.name}`}</Link>
    ),
  }),
})

/** `Paid $7.50 less than the contract says: claim K000000018`, with each session and what it lacks. */
const underpaidItem = (
  lines: readonly Offer<'underpaid'>[],
  claimId: string,
  record: RemittanceClaimRecord | undefined,
  currency: string,
): ItemListItem => {
  const money = (cents: number) => formatMoney(cents, currency)
  const sessionWords = (lineNumber: string) => {
    const line = record?.lines.find(({ number }) => number === lineNumber)
    return line === undefined
      ? `Session ${lineNumber}`
      : `${formatMediumDate(line.servedOn)}, ${[line.code, ...line.modifiers].join(' ')}`
  }
  const sumCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  return {
    id: `underpaid ${claimId}`,
    title: `Paid ${money(sumCents)} less than the contract says: claim ${record?.pcn ?? ''}`,
    detail: lines.map(({ lineNumber, cents }) => `${sessionWords(lineNumber)}: ${money(cents)}`).join('; '),
  }
}
