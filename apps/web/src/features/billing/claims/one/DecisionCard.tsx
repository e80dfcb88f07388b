import type { Claim, ClaimDecision } from '@oaklet/api/contract'
import { Card, ItemList, MoneyText, Stack, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { listWords } from '../../../../shared/list-words'
import { paths } from '../../../../shared/paths'
import { FileLink } from '../FileLink'
import { notOnPaper } from '../on-paper.css'
import { APPEAL_TITLE, GIVE_TO_CLIENT_TITLE, secondClaimTitle, WRITE_OFF_TITLE } from './step-words'

/**
 * Why an insurance did not pay a claim, or a part of it, and what to do next; nothing where it left nothing open, and
 * once a correction was sent.
 */
export function DecisionCard({ claim }: { claim: Claim }) {
  const { decision, state } = claim
  if (decision === null || !isUnpaid(claim)) return null
  const { openReasons, remarks, remittance } = decision
  // A part that is open may wait for nothing but money that was taken back.
  if (state !== 'denied' && openReasons.length === 0) return null
  const steps = nextSteps(claim)
  const payment = [
    remittance.payerName,
    ...(remittance.paidOn === null ? [] : [formatMediumDate(remittance.paidOn)]),
  ].join(', ')
  return (
    <Card title="What the insurance did not pay">
      <Stack gap="l">
        {openReasons.length === 0 ? (
          <Text>The insurance gave no reason. Ask it why it paid nothing.</Text>
        ) : (
          <ItemList items={reasonGroups(openReasons).map((group) => itemOf(group, claim))} />
        )}
        {remarks.length > 0 && (
          <Text>{`Remarks: ${remarks.map(({ code, words }) => `${words} (${code})`).join('; ')}`}</Text>
        )}
        {steps.length > 0 && (
          <div className={notOnPaper}>
            <Stack gap="l">
              {steps.map((words) => (
                <Text key={words}>{words}</Text>
              ))}
            </Stack>
          </div>
        )}
        <Text tone="quiet">
          Decided with{' '}
          <FileLink tone="inline" href={paths.remittance(remittance.id)}>
            {payment}
          </FileLink>
        </Text>
      </Stack>
    </Card>
  )
}

/** Which buttons at the top help, by their names. */
const nextSteps = (claim: Claim): string[] => {
  const { steps, nextInsurance } = claim
  return [
    ...(steps.includes('appeal')
      ? [
          `If you appeal, keep when you did so and when to expect an answer with “${APPEAL_TITLE}” at the top.`,
        ]
      : []),
    ...(steps.includes('second_claim') && nextInsurance !== null
      ? [`${nextInsurance.payer.name} pays next: ask it with “${secondClaimTitle(claim)}” at the top.`]
      : []),
    ...(steps.includes('write_off')
      ? [`If nothing of this helps, close the claim with “${WRITE_OFF_TITLE}” under “More” at the top.`]
      : []),
    ...(steps.includes('give_to_client')
      ? [`If the client owes it, invoice it with “${GIVE_TO_CLIENT_TITLE}” under “More” at the top.`]
      : []),
  ]
}

/** Whether an insurance has left something open that nobody has sent a correction for. */
const isUnpaid = ({ state, isReplacement }: Claim): boolean =>
  state === 'denied' ||
  state === 'partially_paid' ||
  (isReplacement && (state === 'draft' || state === 'ready'))

type Reason = ClaimDecision['openReasons'][number]

/** The reasons that are the same for several sessions, together. */
function reasonGroups(reasons: readonly Reason[]): [Reason, ...Reason[]][] {
  const groups = new Map<string, [Reason, ...Reason[]]>()
  for (const reason of reasons) {
    const key = `${reason.group} ${reason.code}`
    const known = groups.get(key)
    groups.set(key, known === undefined ? [reason] : [...known, reason])
  }
  return [...groups.values()]
}

const itemOf = (reasons: [Reason, ...Reason[]], { form, currency }: Claim) => {
  const [{ group, code, words, nextStep }] = reasons
  const numbers = new Set(reasons.map(({ lineNumber }) => lineNumber))
  const sessions = form.lines
    .filter(({ controlNumber }) => numbers.has(controlNumber))
    .map(({ date, code: service }) => `${service} on ${formatMediumDate(date)}`)
  const bears = BEARERS[group]
  return {
    id: `${group} ${code}`,
    title: words,
    detail: (
      <Stack gap="xs">
        <Text tone="quiet">
          {[
            `${group} ${code}`,
            ...(sessions.length === 0 ? [] : [listWords(sessions)]),
            ...(bears === undefined ? [] : [bears]),
          ].join(' · ')}
        </Text>
        <Text>{nextStep}</Text>
      </Stack>
    ),
    trailing: <MoneyText cents={reasons.reduce((sum, { cents }) => sum + cents, 0)} currency={currency} />,
  }
}

/** Who bears what was not paid, as the insurance says by the group of its reason. */
const BEARERS: Readonly<Record<string, string>> = {
  CO: 'by contract the practice bears it',
  PR: 'the client may be asked for it',
  PI: 'the insurance says that the client doesn’t owe it',
}
