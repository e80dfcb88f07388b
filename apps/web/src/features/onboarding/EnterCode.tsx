import { ONBOARDING_MESSAGES } from '@oaklet/api'
import type { OpenedOnboarding } from '@oaklet/api/contract'
import { DateField, OneTimeCodeField, Stack, Text } from '@oaklet/design-system'
import { mailedCodeErrors } from '../../shared/mailed-code'
import { PublicForm } from '../../shared/public-frame/PublicForm'
import { ResendCode, RESEND_WAIT_SECONDS } from '../../shared/public-frame/ResendCode'
import { usePublicForm } from '../../shared/public-frame/use-public-form'
import { useOnboarding } from '../../shared/use-onboarding'
import { OnboardingFrame } from './OnboardingFrame'

/** What the page is given. */
export interface EnterCodeProps {
  linkId: string
  session: OpenedOnboarding
  /** The code of the mail that led here; empty where the link itself did. */
  code: string
  onVerified: (session: OpenedOnboarding) => void
}

/** Takes the code from the mail, with the date of birth where the practice knows it. */
export function EnterCode({ linkId, session, code, onVerified }: EnterCodeProps) {
  const { practiceName, asksBirthDate } = session
  const api = useOnboarding()
  const form = usePublicForm<{ code: string; dateOfBirth: string | null }>({
    initial: () => ({ code, dateOfBirth: null }),
    check: (values) => [
      ...mailedCodeErrors(values.code),
      ...(asksBirthDate && values.dateOfBirth === null
        ? [{ path: 'dateOfBirth', message: 'Enter your date of birth' }]
        : []),
    ],
    act: async (values) => {
      const given = values.dateOfBirth === null ? {} : { dateOfBirth: values.dateOfBirth }
      onVerified(await api.verify({ linkId }, { code: values.code, ...given }))
    },
    fallback: ONBOARDING_MESSAGES.verify,
  })
  return (
    <OnboardingFrame
      title="Enter your code"
      hasErrors={form.errors.length > 0}
      practiceName={practiceName}
      summary="It is in the mail that we sent you just now, and good for 10 minutes."
    >
      <PublicForm form={form} verb="Continue" doing="Checking…">
        <OneTimeCodeField
          label="Code"
          description="The six digits from the e-mail."
          {...form.field('code')}
        />
        {asksBirthDate && (
          <DateField
            label="Your date of birth"
            description="So that we know the mail went to the right person."
            {...form.field('dateOfBirth')}
          />
        )}
      </PublicForm>
      <Stack gap="s">
        <ResendCode
          waitSeconds={code === '' ? RESEND_WAIT_SECONDS : 0}
          send={async () => (await api.sendCode({ linkId })).resendIn}
          fallback={ONBOARDING_MESSAGES.sendCode}
          onProblem={form.tell}
        />
        <Text size="s" tone="quiet">
          No mail? Look among the mail that was sorted out as spam.
        </Text>
      </Stack>
    </OnboardingFrame>
  )
}
