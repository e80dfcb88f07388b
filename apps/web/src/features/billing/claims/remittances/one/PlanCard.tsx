import type { RemittanceDetails, RemittancePlan } from '@oaklet/api/contract'
import { Card, DescriptionList, Heading, ItemList, Link, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../../../shared/format-money'
import { paths } from '../../../../../shared/paths'
import { Offers } from './Offers'
import { creditsCents, planSums } from './plan-sums'
import { standingsWords } from './plan-words'
import { reasonChoiceWords } from './reason-choice-words'

interface PlanCardProps {
  remittance: RemittanceDetails
  /** What can be done with it, or why nothing can. */
  children: ReactNode
}

/** What posting writes, before it is written; once it is posted, what was written. */
export function PlanCard({ remittance, children }: PlanCardProps) {
  const { plan, state } = remittance
  return (
    <Card title={state === 'posted' ? 'What posting wrote' : 'What posting will write'}>
      <Stack gap="l">
        {children}
        {plan === null ? (
          <Text>Nothing is known before somebody says which insurance paid.</Text>
        ) : (
          <PlanSums plan={plan} remittance={remittance} />
        )}
      </Stack>
    </Card>
  )
}

function PlanSums({ plan, remittance }: { plan: RemittancePlan; remittance: RemittanceDetails }) {
  const { currency, records } = remittance
  const money = (cents: number) => formatMoney(cents, currency)
  const sums = planSums(plan)
  const books = [
    { term: 'Paid by the insurance', cents: sums.paidCents },
    { term: 'Taken off by contract', cents: sums.contractualCents },
    { term: 'To clients', cents: sums.toClientCents },
    { term: 'To second insurances', cents: sums.movedOutCents },
    { term: 'Taken back for earlier claims', cents: sums.takenBackCents },
  ].filter(({ cents }) => cents !== 0)
  const { deposit } = plan
  // What waits for a person is in the payment, and in none of its parts yet.
  const openCents = deposit.cents - deposit.claimsCents + deposit.adjustmentsCents - deposit.unappliedCents
  // The page of a client of a sister practice is one of that practice.
  const isElsewhere = (clientId: string) =>
    records.some(({ client, sister }) => client.id === clientId && sister !== undefined)
  const recordOf = (claimId: string | null) => records.find(({ id }) => id === claimId)
  return (
    <Stack gap="l">
      {books.length > 0 && (
        <Part title="Books of insurers">
          <DescriptionList
            layout="side"
            items={books.map(({ term, cents }) => ({ term, description: money(cents) }))}
          />
        </Part>
      )}
      {remittance.reasons.map((reason) => (
        <Text key={reason.code}>{reasonChoiceWords(reason, remittance)}</Text>
      ))}
      {plan.shares.length > 0 && (
        <Part title="Shares of clients">
          <ItemList
            items={plan.shares.map(({ client, cents, lines }) => ({
              id: client.id,
              title: isElsewhere(client.id) ? (
                client.name
              ) : (
                <Link href={paths.client(client.id)}>{client.name}</Link>
              ),
              detail: shareWords(lines, money),
              trailing: money(cents),
            }))}
          />
        </Part>
      )}
      {plan.shareCredits.length > 0 && (
        <Text>{`${money(creditsCents(plan))} of earlier shares are credited to clients.`}</Text>
      )}
      {plan.secondClaims.length > 0 && (
        <Part title="Second insurances">
          <ItemList
            items={plan.secondClaims.map(({ firstClaimId, claimId, isForwarded, cents }) => ({
              id: `${firstClaimId} ${claimId ?? ''}`,
              title: `From claim ${recordOf(firstClaimId)?.pcn ?? ''}`,
              detail: secondWords(recordOf(claimId)?.pcn, claimId, isForwarded),
              trailing: money(cents),
            }))}
          />
        </Part>
      )}
      {remittance.adjustments.length > 0 && (
        <Part title="Money of no claim">
          <ItemList
            items={remittance.adjustments.map(({ position, words, code, reference, cents, kind }) => ({
              id: String(position),
              title: words,
              detail: [code, reference, ADJUSTMENTS[kind]].filter(Boolean).join(', '),
              trailing: money(0 - cents),
            }))}
          />
          {remittance.adjustments.map(
            ({ position, words, beyondCents = 0 }) =>
              beyondCents > 0 && (
                <Text key={position} weight="strong">
                  {`${words}: ${money(beyondCents)} more than the insurance has paid for the chosen session. Check that it is this one.`}
                </Text>
              ),
          )}
        </Part>
      )}
      <Part title="Deposit">
        <DescriptionList
          layout="side"
          items={[
            { term: 'Claims', description: money(deposit.claimsCents) },
            { term: 'Money of no claim', description: money(0 - deposit.adjustmentsCents) },
            { term: 'Set aside as not ours', description: money(deposit.unappliedCents) },
            ...(openCents === 0 ? [] : [{ term: 'Not decided yet', description: money(openCents) }]),
            { term: 'Payment', description: <strong>{money(deposit.cents)}</strong> },
          ]}
        />
      </Part>
      {plan.standings.length > 0 && <Text>{`Claims afterwards: ${standingsWords(plan)}.`}</Text>}
      {plan.offers.length > 0 && (
        <Part title="Worth a look afterwards">
          <Offers offers={plan.offers} remittance={remittance} />
        </Part>
      )}
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="s">
    <Heading level={3} look="small">
      {title}
    </Heading>
    {children}
  </Stack>
)

/** What becomes of money of no claim. */
const ADJUSTMENTS: Readonly<Record<RemittanceDetails['adjustments'][number]['kind'], string>> = {
  interest: 'income',
  float: 'carried forward',
  taken_back: 'taken back for the chosen claim',
  unclear: 'owed, unclear for what',
  other: 'a line of the deposit',
}

/** `Deductible $20.00, copay $5.00` */
function shareWords(
  lines: RemittancePlan['shares'][number]['lines'],
  money: (cents: number) => string,
): string {
  const sum = (name: 'deductibleCents' | 'coinsuranceCents' | 'copayCents') =>
    lines.reduce((total, line) => total + line[name], 0)
  const parts = [
    { word: 'deductible', cents: sum('deductibleCents') },
    { word: 'coinsurance', cents: sum('coinsuranceCents') },
    { word: 'copay', cents: sum('copayCents') },
  ]
  const totalCents = lines.reduce((total, { cents }) => total + cents, 0)
  const otherCents = totalCents - parts.reduce((total, { cents }) => total + cents, 0)
  return [...parts, { word: 'not paid by the insurance', cents: otherCents }]
    .filter(({ cents }) => cents !== 0)
    .map(({ word, cents }) => `${word} ${money(cents)}`)
    .join(', ')
}

function secondWords(pcn: string | undefined, claimId: string | null, isForwarded: boolean): string {
  const to = claimId === null ? 'to a new claim' : `to claim ${pcn ?? 'that is there'}`
  return isForwarded ? `${to}, which the insurance has sent on itself` : `${to}, which you send`
}
