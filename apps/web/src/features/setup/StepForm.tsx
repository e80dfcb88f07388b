import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import { SETUP_STEPS, type SetupStep } from '@oaklet/api/contract'
import { Button, Form, type FormError, Inline, LinkButton, Spread, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths'
import { FormFailure } from '../../shared/forms/FormFailure'
import { SETUP_STEP_WORDS } from '../../records/organization/setup-progress'

interface StepFormProps {
  step: SetupStep
  errors: readonly FormError[]
  isPending: boolean
  /** What went wrong; null while nothing did. */
  error: unknown
  /** Said when the server gives no sentence of its own. */
  fallback?: string
  /** Stands above the fields, like a choice between two versions. */
  notice?: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** The fields of one step, and the ways on, back and out; a failure keeps everything typed. */
export function StepForm(props: StepFormProps) {
  const { step, errors, isPending, error, fallback = ORGANIZATION_MESSAGES.update, notice, onSubmit } = props
  const before = SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1]
  return (
    <Form label={SETUP_STEP_WORDS[step]} onSubmit={onSubmit} isPending={isPending} errors={errors}>
      <Stack gap="xl">
        {notice}
        <FormFailure error={error} fallback={fallback} isAtField={errors.length > 0} />
        {props.children}
      </Stack>
      <Spread gap="m">
        <Inline gap="m">
          <Button type="submit" tone="primary" isPending={isPending}>
            {isPending ? 'Saving…' : 'Save and continue'}
          </Button>
          {before !== undefined && <LinkButton href={paths.setup({ step: before })}>Back</LinkButton>}
        </Inline>
        <LinkButton tone="quiet" href={paths.dashboard()}>
          Finish later
        </LinkButton>
      </Spread>
    </Form>
  )
}
