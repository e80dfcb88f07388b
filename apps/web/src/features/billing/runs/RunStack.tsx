import { Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import type { RunWords } from './run-words'
import { RunCard, STOP_ID } from './RunCard'
import { RESULT_ID } from './RunResult'
import type { Run } from './use-run'

interface RunStackProps {
  run: Run<unknown> | null
  words: RunWords
  header: ReactNode
  /** What stays when a run is stopped. */
  stays: string
  onStop: () => void
  /** What is shown while no run is under way: what came of the last one, and whom the next one can act on. */
  children: ReactNode
}

/** A page from which a run is begun; while it is under way, there is only how far it has come. */
export function RunStack({ run, words, header, stays, onStop, children }: RunStackProps) {
  const isRunning = run !== null && run.phase !== 'over'
  // The button that began the run goes with it, and so does the one that stops it.
  useKeptFocus(run?.phase, isRunning ? STOP_ID : RESULT_ID)
  return (
    <Stack gap="xl">
      {header}
      {isRunning ? (
        <RunCard run={run} words={words} onStop={onStop}>
          {stays}
        </RunCard>
      ) : (
        children
      )}
    </Stack>
  )
}
