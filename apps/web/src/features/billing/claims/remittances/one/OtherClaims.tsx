import type { RemittanceClaim, RemittanceDetails, RemittancePlan } from '@oaklet/api/contract'
import { Heading, Pager, Stack, StatusBadge, Table, type TableColumn, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { formatMediumDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { OTHERS_ID } from './focus-places'
import { FocusPlace } from './FocusPlace'
import { STANDING_WORDS } from './plan-words'
import { OUTCOME_BADGES, saidName } from './said-words'
import { ClaimDifferences, ClaimMatch } from './SaidClaim'

/** As many rows as a table builds without being slow. */
const PAGE_SIZE = 100

interface OtherClaimsProps {
  claims: readonly RemittanceClaim[]
  remittance: RemittanceDetails
  mayDecide: boolean
  /** Opens a claim, with its services and what can be decided about it. */
  onOpen: (segment: number) => void
}

/** The claims of the file that need no decision: what was said, which claim each is and why, and where it stands then. */
export function OtherClaims({ claims, remittance, mayDecide, onOpen }: OtherClaimsProps) {
  const [start, setStart] = useState(0)
  if (claims.length === 0) return null
  const first = start < claims.length ? start : 0
  const shown = claims.slice(first, first + PAGE_SIZE)
  const title = claims.length === remittance.claims.length ? 'Claims' : 'Other claims'
  return (
    <FocusPlace id={OTHERS_ID} label={title}>
      <Stack gap="l">
        <Heading level={2}>{`${title} (${claims.length})`}</Heading>
        {claims.length > PAGE_SIZE && (
          <Pager
            label="Pages of claims"
            range={`${first + 1}–${first + shown.length} of ${claims.length}`}
            hasPrevious={first > 0}
            hasNext={first + PAGE_SIZE < claims.length}
            onPrevious={() => setStart(first - PAGE_SIZE)}
            onNext={() => setStart(first + PAGE_SIZE)}
          />
        )}
        <Table<RemittanceClaim>
          label={title}
          rows={shown}
          page={String(first)}
          rowKey={({ segment }) => String(segment)}
          rowName={({ said }) => saidName(said)}
          rowActions={({ segment }) => ({
            items: [{ id: 'open', label: mayDecide ? 'Look closer or decide otherwise' : 'Look closer' }],
            onAction: () => onOpen(segment),
          })}
          onRowAction={(key) => onOpen(Number(key))}
          columns={columnsFor(remittance)}
        />
      </Stack>
    </FocusPlace>
  )
}

const columnsFor = (remittance: RemittanceDetails): readonly TableColumn<RemittanceClaim>[] => {
  const money = (cents: number) => formatMoney(cents, remittance.currency)
  return [
    {
      id: 'claim',
      header: 'Claim',
      width: '28%',
      isRowHeader: true,
      // The row is named by this cell, so that each difference is heard with it.
      cell: (claim) => (
        <Stack gap="xs">
          <Text weight="strong">{saidName(claim.said)}</Text>
          {claim.said.servedOn !== null && (
            <Text tone="quiet" size="s">
              {formatMediumDate(claim.said.servedOn)}
            </Text>
          )}
          <ClaimDifferences claim={claim} currency={remittance.currency} />
        </Stack>
      ),
    },
    { id: 'charged', header: 'Charged', align: 'end', cell: ({ said }) => money(said.chargeCents) },
    { id: 'paid', header: 'Paid', align: 'end', cell: ({ said }) => money(said.paidCents) },
    { id: 'share', header: 'Client’s share', align: 'end', cell: ({ said }) => money(said.clientShareCents) },
    {
      id: 'match',
      header: 'Match',
      width: '26%',
      cell: (claim) => <ClaimMatch claim={claim} remittance={remittance} />,
    },
    {
      id: 'outcome',
      header: 'Outcome',
      width: '14%',
      cell: (claim) => <Outcome claim={claim} plan={remittance.plan} />,
    },
  ]
}

/** What becomes of it, and where our claim stands then. */
function Outcome({ claim, plan }: { claim: RemittanceClaim; plan: RemittancePlan | null }) {
  const { word, tone } = OUTCOME_BADGES[claim.outcome]
  const standing = plan?.standings.find(({ claimId }) => claimId === claim.claimId)
  return (
    <Stack gap="xs" align="start">
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {standing && (
        <Text tone="quiet" size="s">
          {STANDING_WORDS[standing.shownAs]}
        </Text>
      )}
    </Stack>
  )
}
