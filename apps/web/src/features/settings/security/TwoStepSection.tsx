import { AUTH_MESSAGES } from '@oaklet/api'
import { Card, Container, Stack, StatusBadge, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { useApi } from '../../../shared/use-api'
import { settingsQueries } from '../settings-queries'
import { SwitchTwoStep } from './SwitchTwoStep'

/** Whether signing in takes a code by e-mail too, and what that means for a person who loses the mailbox. */
export function TwoStepSection() {
  const status = useQuery(settingsQueries(useApi()).twoStep())
  return (
    <Container size="form" align="start">
      <Card
        title="Codes by e-mail"
        actions={
          status.data && (
            <StatusBadge tone={status.data.enabled ? 'good' : 'neutral'}>
              {status.data.enabled ? 'On' : 'Off'}
            </StatusBadge>
          )
        }
      >
        <Stack gap="xl">
          <Text>
            With codes on, signing in takes your password and six digits that we send to your mailbox. Whoever
            learns your password can’t sign in with it alone.
          </Text>
          <WhenLoaded query={status} fallback={AUTH_MESSAGES.mfaStatus} label="Loading">
            {({ enabled, destination }) => (
              <>
                <Text>
                  {enabled ? 'Codes go to ' : 'Codes would go to '}
                  <strong>{destination}</strong>.
                </Text>
                <Stack gap="xs">
                  <Text weight="strong">If you lose access to this mailbox</Text>
                  <Text tone="quiet">
                    As long as you are signed in somewhere, you can change your e-mail under Profile or switch
                    codes off here: both take your password. Signed out everywhere, you can’t get in without
                    the mailbox, so ask your mail provider for it first.
                  </Text>
                </Stack>
                <SwitchTwoStep isOn={enabled} />
              </>
            )}
          </WhenLoaded>
        </Stack>
      </Card>
    </Container>
  )
}
