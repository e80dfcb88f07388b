import { SETUP_STEPS, type Setup, type SetupStep } from '@oaklet/api/contract'
import { Card, Heading, Stack, Stepper, Text } from '@oaklet/design-system'
import { breakpoints } from '@oaklet/design-system/tokens'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { SETUP_STEP_WORDS } from '../../records/organization/setup-progress'
import { useMediaQuery } from '../../shared/use-media-query'
import { usePage } from '../../shared/use-page'
import { STEP_WORDS } from './step-words'

/** There the steps stand one below another, and would push the question off the screen. */
const NARROW = `(max-width: ${breakpoints.tablet - 0.02}px)`

interface StepFrameProps {
  step: SetupStep
  setup: Setup
  /** The form. */
  children: ReactNode
}

/** One question with its form, and where it stands among the others. */
export function StepFrame({ step, setup, children }: StepFrameProps) {
  const { question, summary } = STEP_WORDS[step]
  usePage(`${SETUP_STEP_WORDS[step]}, set-up`)
  useEffect(() => {
    // The step before may have been left at its lower end.
    document.documentElement.scrollTop = 0
  }, [])
  const navigate = useNavigate()
  const isNarrow = useMediaQuery(NARROW)
  const stepper = (
    <Stepper<SetupStep>
      label="Set up your practice"
      steps={SETUP_STEPS.map((id) => ({
        id,
        label: SETUP_STEP_WORDS[id],
        state: setup.confirmed.includes(id) ? 'done' : 'todo',
      }))}
      currentId={step}
      onSelect={(id) => void navigate(paths.setup({ step: id }))}
    />
  )
  return (
    <Stack gap="2xl">
      {!isNarrow && stepper}
      <Card>
        <Stack gap="2xl">
          <Stack gap="xs">
            <Text tone="quiet" size="s">
              Step {SETUP_STEPS.indexOf(step) + 1} of {SETUP_STEPS.length}
            </Text>
            <Heading level={1} isPageHeading>
              {question}
            </Heading>
            <Text tone="quiet">{summary}</Text>
          </Stack>
          {children}
        </Stack>
      </Card>
      {isNarrow && stepper}
    </Stack>
  )
}
