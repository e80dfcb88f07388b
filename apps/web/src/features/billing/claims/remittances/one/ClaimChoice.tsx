import type { RemittanceClaim, RemittanceClaimRecord, RemittanceDetails } from '@oaklet/api/contract'
import { Checkbox, RadioGroup, Select, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import { formatMediumDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { ClaimFinder, type FoundClaim } from './ClaimFinder'
import { type ClaimDecision, lineWords, withClaim, withLine } from './decisions'
import { saidName } from './said-words'
import type { ReviewForm } from './use-review'

const [OPEN, ANOTHER, NOT_OURS] = ['open', 'another', 'not_ours'] as const

interface ClaimChoiceProps {
  claim: RemittanceClaim
  remittance: RemittanceDetails
  form: ReviewForm
}

/** Which claim of ours a claim of the file is: one that is suggested, another one, or none. */
export function ClaimChoice({ claim, remittance, form }: ClaimChoiceProps) {
  const { values } = form
  const { segment, said } = claim
  const index = values.claims.findIndex((one) => one.segment === segment)
  const decision = values.claims[index]
  const offered = offeredFor(claim, remittance)
  const isOffered = offered.some(({ id }) => id === decision?.claimId)
  const [found, setFound] = useState<FoundClaim | null>(null)
  const [isSearching, setSearching] = useState(false)
  const chosen = isSearching ? ANOTHER : chosenIn(decision, isOffered)
  const decide = (next: Omit<ClaimDecision, 'segment'> | null) => form.change(withClaim(values, claim, next))
  const choose = (id: string) => {
    setSearching(id === ANOTHER)
    if (id === OPEN) decide(null)
    else if (id === NOT_OURS) decide({ claimId: null, isAsWritten: false })
    else if (id === ANOTHER) decide(found === null ? null : { claimId: found.id, isAsWritten: false })
    else decide({ claimId: id, isAsWritten: decision?.claimId === id && decision.isAsWritten })
  }
  const field = `claims.${index}.claimId`
  const error = index < 0 ? undefined : form.errorAt(field)
  const claimId = decision?.claimId ?? null
  return (
    <Stack gap="l">
      <RadioGroup
        label={`Which claim is ${saidName(said)}?`}
        name={chosen === ANOTHER || index < 0 ? `claim-${segment}` : field}
        errorMessage={chosen === ANOTHER ? undefined : error}
        options={[
          { id: OPEN, label: openLabel(claim, remittance) },
          ...offered.map((record) => optionOf(record, remittance.currency)),
          { id: ANOTHER, label: 'Another claim' },
          {
            id: NOT_OURS,
            label: 'Set aside as not ours',
            description: 'Its money is kept apart for this insurance.',
          },
        ]}
        value={chosen}
        onChange={choose}
      />
      {chosen === ANOTHER && (
        <ClaimFinder
          label="Find the claim by its control number or client"
          {...(index >= 0 && { name: field })}
          errorMessage={error}
          claim={found ?? (claimId === null ? null : { id: claimId, name: 'A claim that was looked for' })}
          onChange={(next) => {
            setFound(next)
            decide(next === null ? null : { claimId: next.id, isAsWritten: false })
          }}
        />
      )}
      {decision !== undefined && claimId !== null && claimId === claim.claimId && (
        <AsWritten claim={claim} decision={decision} onChange={decide} />
      )}
      <SessionChoices claim={claim} claimId={claimId} remittance={remittance} form={form} />
    </Stack>
  )
}

function chosenIn(decision: ClaimDecision | undefined, isOffered: boolean): string {
  if (decision === undefined) return OPEN
  if (decision.claimId === null) return NOT_OURS
  return isOffered ? decision.claimId : ANOTHER
}

/** The claims of ours that it may be: the suggested ones, the one that was matched, and the one that was chosen before. */
function offeredFor(
  { claimId, segment, suggestedIds }: RemittanceClaim,
  { records, decisions }: RemittanceDetails,
): RemittanceClaimRecord[] {
  const decided = decisions.claims.find((one) => one.segment === segment)?.claimId
  const ids = new Set([claimId, decided, ...suggestedIds])
  return records.filter(({ id }) => ids.has(id))
}

const openLabel = ({ segment, outcome }: RemittanceClaim, { decisions }: RemittanceDetails): string => {
  if (decisions.claims.some((one) => one.segment === segment)) return 'Take the choice back'
  return outcome === 'needs_person' ? 'Not decided yet' : 'As it was matched'
}

const optionOf = (record: RemittanceClaimRecord, currency: string) => ({
  id: record.id,
  label: `${record.pcn}, ${record.client.name}`,
  description: [
    ...(record.sister === undefined ? [] : [record.sister.name]),
    record.payer.name,
    ...record.lines.slice(0, 1).map(({ servedOn }) => formatMediumDate(servedOn)),
    `charged ${formatMoney(record.chargedCents, currency)}`,
    `open ${formatMoney(record.openCents, currency)}`,
    ...(record.memberId === '' ? [] : [`member id ${record.memberId}`]),
  ].join(' · '),
})

interface AsWrittenProps {
  claim: RemittanceClaim
  decision: ClaimDecision
  onChange: (decision: Omit<ClaimDecision, 'segment'>) => void
}

/** Posts a claim although something speaks against it, which its words say. */
const AsWritten = ({ claim, decision: { claimId, isAsWritten }, onChange }: AsWrittenProps) =>
  (claim.outcome === 'needs_person' || isAsWritten) && (
    <Checkbox
      name={`claim-${claim.segment}-as-written`}
      description="Something speaks against it, as it says above. Choose this when the insurance is right all the same."
      isSelected={isAsWritten}
      onChange={(next) => onChange({ claimId, isAsWritten: next })}
    >
      Post it as the insurance says
    </Checkbox>
  )

interface SessionChoicesProps extends ClaimChoiceProps {
  /** The claim that is chosen; null where the one that was matched stands, or none. */
  claimId: string | null
}

/** Which session each service of the file answers, where the claim of ours is known. */
function SessionChoices({ claim, claimId, remittance, form }: SessionChoicesProps) {
  const record = remittance.records.find(({ id }) => id === claim.claimId)
  if (record === undefined || (claimId !== null && claimId !== record.id)) return null
  const { values } = form
  const sessions = record.lines.map((line) => ({
    id: line.number,
    label: lineWords(line, remittance.currency),
  }))
  return claim.said.services.map(({ segment, code, servedOn }) => (
    <Select
      key={segment}
      label={`Session for ${[code, ...(servedOn === null ? [] : [formatMediumDate(servedOn)])].join(', ')}`}
      name={`line-${segment}`}
      items={[{ id: OPEN, label: 'As it is matched' }, ...sessions]}
      selectedKey={values.lines.find((line) => line.segment === segment)?.lineNumber ?? OPEN}
      onSelectionChange={(number) => form.change(withLine(values, segment, number === OPEN ? null : number))}
    />
  ))
}
