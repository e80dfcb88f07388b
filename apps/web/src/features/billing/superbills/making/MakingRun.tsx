import { Button, Card, Inline, ProgressBar, Stack, Text } from '@oaklet/design-system'
import { failedWords } from './candidate-words'
import type { Making } from './use-making'

/** Where focus goes from the button that began the run. */
export const STOP_ID = 'stop-making'

/** How far the run has come, and the way to end it. */
export function MakingRun({ making, onStop }: { making: Making; onStop: () => void }) {
  const { total, made, failures, phase } = making
  const tried = made.length + failures.length
  return (
    <Card>
      <Stack gap="l">
        <ProgressBar
          label="Making superbills"
          value={tried / total}
          valueLabel={`Made ${made.length} of ${total}`}
        />
        {failures.length > 0 && <Text>{failedWords(failures.length)}; the reasons follow.</Text>}
        <Text tone="quiet">What is made stays, also when you stop or leave this page.</Text>
        <Inline>
          <Button id={STOP_ID} isPending={phase === 'stopping'} onPress={onStop}>
            {phase === 'stopping' ? 'Stopping…' : 'Stop'}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
