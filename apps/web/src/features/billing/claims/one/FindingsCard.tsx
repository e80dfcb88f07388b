import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim, ClaimFinding } from '@oaklet/api/contract'
import {
  announce,
  Banner,
  Button,
  Card,
  focusField,
  Inline,
  ItemList,
  Link,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { usePermissions } from '../../../../shared/use-session'
import { findingsWords } from '../claim-words'
import { findingHref } from '../finding-href'
import { findingField } from './claim-body'
import type { useSaveClaim } from './use-save-claim'

const LEVELS = {
  error: <StatusBadge tone="bad">Fix</StatusBadge>,
  warning: <StatusBadge tone="wait">Check</StatusBadge>,
} as const

interface FindingsCardProps {
  claim: Claim
  checking: ReturnType<typeof useSaveClaim>['checking']
  /** Whether something typed is not saved: a check would take the records’ word for it, and the next save undo that. */
  isTouched: boolean
}

/** What stands in a claim’s way, each with the way to its field, on this page or another; and the way to look anew. */
export function FindingsCard({ claim, checking, isTouched }: FindingsCardProps) {
  const may = usePermissions()
  const { findings, form, client, clinician, version } = claim
  const words = (finding: ClaimFinding) => {
    const href = findingHref(finding, { client, clinician, lines: form.lines }, may)
    return href === undefined ? finding.words : <Link href={href}>{finding.words}</Link>
  }
  const way = (finding: ClaimFinding) => {
    const field = finding.where === 'claim' ? findingField(finding.field, form) : null
    return (
      field !== null && (
        <Button
          size="small"
          tone="quiet"
          aria-label={`Go to field: ${finding.words}`}
          onPress={() => focusField(document.body, { path: field })}
        >
          Go to field
        </Button>
      )
    )
  }
  const check = () =>
    checking.mutate(
      { version },
      {
        onSuccess: (checked) =>
          announce(
            checked.findings.length === 0 ? 'Nothing stands in the way' : findingsWords(checked.findings),
          ),
      },
    )
  return (
    <Card title="What stands in the way">
      <Stack gap="l">
        {checking.error && (
          <Banner tone="bad" isAnnounced>
            {failureWords(checking.error, CLAIMS_MESSAGES.update)}
          </Banner>
        )}
        {findings.length === 0 ? (
          <Text>Nothing: the claim can be sent.</Text>
        ) : (
          <ItemList
            items={findings.map((finding) => ({
              id: `${finding.number} ${finding.field} ${finding.words}`,
              title: words(finding),
              detail: finding.box === '' ? undefined : `Box ${finding.box}`,
              trailing: LEVELS[finding.level],
              actions: way(finding),
            }))}
          />
        )}
        {/* Below, as the card may be too narrow for its title and a button in one line. */}
        {isTouched ? (
          <Text tone="quiet">Save the claim before you check it again.</Text>
        ) : (
          <Inline>
            <Button isPending={checking.isPending} onPress={check}>
              {checking.isPending ? 'Checking…' : 'Check again'}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
