import type { RemittanceClaim, RemittanceDetails } from '@oaklet/api/contract'
import { DescriptionList, ItemList, Link, Stack, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { paths } from '../../../../../shared/paths'
import { differenceWords, openReasonWords, reasonsWords, serviceWords, statusWords } from './said-words'

interface SaidClaimProps {
  claim: RemittanceClaim
  remittance: Pick<RemittanceDetails, 'records' | 'currency'>
}

/**
 * All that the file says of a claim, service by service, and how that goes with the claim of ours; what has the id says
 * what a person has to know before they decide.
 */
export function SaidClaim({ claim, remittance, matchId }: SaidClaimProps & { matchId: string }) {
  const { said } = claim
  const { currency } = remittance
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <Stack gap="l">
      <div id={matchId}>
        <Stack gap="xs">
          <ClaimDifferences claim={claim} currency={currency} />
          <ClaimMatch claim={claim} remittance={remittance} />
        </Stack>
      </div>
      <DescriptionList
        items={[
          { term: 'Day', description: said.servedOn === null ? 'Not said' : formatMediumDate(said.servedOn) },
          { term: 'Charged', description: money(said.chargeCents) },
          { term: 'Paid', description: money(said.paidCents) },
          { term: 'Client’s share', description: money(said.clientShareCents) },
          { term: 'Decision', description: statusWords(said.status) },
          ...(said.payerClaimNumber === ''
            ? []
            : [{ term: 'Insurance’s claim number', description: said.payerClaimNumber }]),
          ...(said.client.id === '' ? [] : [{ term: 'Member id', description: said.client.id }]),
        ]}
      />
      {said.reasons.length > 0 && <Text>{reasonsWords(said.reasons, currency)}</Text>}
      {said.services.length > 0 && (
        <ItemList
          label="Services"
          items={said.services.map((service) => ({
            id: String(service.segment),
            title: serviceWords(service, currency),
            ...(service.reasons.length > 0 && { detail: reasonsWords(service.reasons, currency) }),
          }))}
        />
      )}
    </Stack>
  )
}

/** In what a claim of the file and ours differ; nothing where they do not. */
export const ClaimDifferences = ({
  claim: { differences, said },
  currency,
}: Pick<SaidClaimProps, 'claim'> & { currency: string }) =>
  differences.map((difference) => (
    <Text key={`${difference.what} ${difference.segment ?? ''}`} weight="strong">
      {differenceWords(difference, said.services, currency)}
    </Text>
  ))

/** Which claim of ours it is and why, and what stays open. */
export function ClaimMatch({ claim, remittance: { records, currency } }: SaidClaimProps) {
  const { claimId, words, openReasons, remarks } = claim
  const record = records.find(({ id }) => id === claimId)
  return (
    <Stack gap="xs">
      <Text>
        {words}
        {record !== undefined && (
          <>
            {': '}
            {record.sister === undefined ? (
              <Link tone="inline" href={paths.claim(record.id)}>
                {`${record.pcn}, ${record.client.name}`}
              </Link>
            ) : (
              // Its page is one of the other practice.
              `${record.pcn}, ${record.client.name} (${record.sister.name})`
            )}
          </>
        )}
      </Text>
      {openReasons.map((reason, index) => (
        <Text key={index}>{openReasonWords(reason, currency)}</Text>
      ))}
      {remarks.map(({ code, words: remark }) => (
        <Text key={code} tone="quiet">{`${remark} (${code})`}</Text>
      ))}
    </Stack>
  )
}
