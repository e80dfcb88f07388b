import { Button, Card, Inline, ProgressBar, Stack, Text } from '@oaklet/design-system'
import { triedIn } from './run-in-turn'
import type { RunWords } from './run-words'
import type { Run } from './use-run'

/** Where focus goes from the button that began the run. */
export const STOP_ID = 'stop-run'

interface RunCardProps {
  run: Run<unknown>
  words: RunWords
  onStop: () => void
  /** What stays when it is stopped. */
  children: string
}

/** How far a run has come, and the way to end it. */
export function RunCard({ run, words, onStop, children }: RunCardProps) {
  const { total, failures, phase } = run
  return (
    <Card>
      <Stack gap="l">
        <ProgressBar label={words.doing} value={triedIn(run) / total} valueLabel={words.far(run)} />
        {failures.length > 0 && <Text>{words.failed(failures.length)}; the reasons follow.</Text>}
        <Text tone="quiet">{children}</Text>
        <Inline>
          <Button id={STOP_ID} isPending={phase === 'stopping'} onPress={onStop}>
            {phase === 'stopping' ? 'Stopping…' : 'Stop'}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
