import type { RemittanceDetails, RemittanceImbalance } from '@oaklet/api/contract'
import { Banner, ItemList, Stack } from '@oaklet/design-system'
import { imbalanceWords, REFUSALS } from './plan-words'

interface ProblemsProps {
  remittance: RemittanceDetails
  /** Why it was refused just now to post sums that don’t agree. */
  refused: string | null
}

const TYPED_WRONG = 'Compare what was typed in with the paper, and change it. The differences stand below.'

/** What is wrong in the file, and what keeps all of it from being posted. */
export function Problems({ remittance, refused }: ProblemsProps) {
  const { warnings, imbalances, refusal, currency } = remittance
  const shown = refusal ?? (imbalances.length > 0 || refused !== null ? 'out_of_balance' : null)
  const isTyped = remittance.fileName === null
  if (shown === null && warnings.length === 0) return null
  return (
    <Stack gap="m">
      {shown !== null && (
        <Banner tone="bad" title={REFUSALS[shown].title} isAnnounced={refused !== null}>
          <p>{refused ?? (shown === 'out_of_balance' && isTyped ? TYPED_WRONG : REFUSALS[shown].words)}</p>
          {imbalances.length > 0 && (
            <ItemList
              label="Sums that do not agree"
              items={imbalances.map((imbalance, index) => ({
                id: String(index),
                title: imbalanceWords(imbalance, pcnAt(imbalance, remittance), currency),
              }))}
            />
          )}
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner tone="wait" title="The file was read, but something about it is odd">
          {warnings.map((warning, index) => (
            <p key={index}>{warning}</p>
          ))}
        </Banner>
      )}
    </Stack>
  )
}

/** The claim at a place of the file, or the one whose service stands there. */
const pcnAt = ({ segment }: RemittanceImbalance, { claims }: RemittanceDetails): string | undefined =>
  claims.find(
    (claim) => claim.segment === segment || claim.said.services.some((one) => one.segment === segment),
  )?.said.pcn
