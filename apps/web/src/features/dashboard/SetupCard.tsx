import { SETUP_STEPS, type Setup } from '@oaklet/api/contract'
import { Button, Card, Inline, LinkButton, Meter, Stack } from '@oaklet/design-system'
import { paths } from '../../shared/paths'
import {
  nextSetupStep,
  SETUP_STEP_WORDS,
  setupProgressWords,
} from '../../records/organization/setup-progress'

interface SetupCardProps {
  setup: Setup
  onDismiss: () => void
}

/** A card with the progress of the set-up of the practice, and a link to its next step. */
export function SetupCard({ setup, onDismiss }: SetupCardProps) {
  const next = nextSetupStep(setup)
  if (next === null) return null
  return (
    <Card title="Set up your practice">
      <Stack gap="l">
        <Meter
          label={`Next: ${SETUP_STEP_WORDS[next].toLowerCase()}`}
          value={setup.confirmed.length}
          minValue={0}
          maxValue={SETUP_STEPS.length}
          valueLabel={setupProgressWords(setup)}
        />
        <Inline gap="m">
          <LinkButton tone="primary" href={paths.setup({ step: next })}>
            Continue the set-up
          </LinkButton>
          <Button tone="quiet" onPress={onDismiss}>
            Don’t show this again
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
